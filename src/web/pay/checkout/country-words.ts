import { brand } from '#domain/brand.ts'

/** The texts around the country of the buyer. */
export const countryWords = {
  label: 'Country you live in',
  choose: 'Choose your country',
  why: `It decides how much ${brand.tax.name} is included in the price. The price stays the same.`,
  missing: 'Choose the country you live in.',
} as const
