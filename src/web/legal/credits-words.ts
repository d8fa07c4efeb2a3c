import { brand } from '#domain/brand.ts'

/** The texts of the page that names what others made. */
export const creditsWords = {
  title: 'Credits and licences',
  lead: 'What others made and share, and what of it is in here. Thank you.',
  licenceOf: (name: string, licence: string): string => `${licence}, the licence of ${name}`,
  others: 'The other libraries of the server stay there, each with its licence in its package.',
  copy: 'What we keep of Open Food Facts is open under the ODbL. For a copy write to',
  address: brand.contact.email,
} as const
