import { brand } from '#domain/brand.ts'

/** What stands around the country of the buyer. */
export const countryWords = {
  label: 'Country you live in',
  choose: 'Choose your country',
  why: `It decides how much ${brand.tax.name} is within the price. The price stays the same.`,
  missing: 'Choose the country you live in.',
} as const
