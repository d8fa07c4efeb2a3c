import { brand } from '#domain/brand.ts'

/** The texts of the credits page. */
export const creditsWords = {
  title: 'Credits and licenses',
  lead: 'The work of others that this product is built on. Thank you.',
  licenceOf: (name: string, licence: string): string => `${licence}, the license of ${name}`,
  others: 'The server’s other libraries aren’t passed on to you. Each has its license in its package.',
  copy: 'Our copy of Open Food Facts data is open under the ODbL. To get it, write to',
  address: brand.contact.email,
} as const
