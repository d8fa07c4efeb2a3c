import type { Product } from '#domain/api/products.ts'
import type { Terms } from '#domain/billing/disclosure.ts'

/** What a plan on offer costs now and later, for the terms beside the pay button. */
export const termsOf = ({ name, priceMinor, currency, intervalDays, intro, renewal }: Product): Terms => ({
  name,
  first: { minor: priceMinor, currency },
  firstDays: intro?.days ?? intervalDays,
  renewal: { minor: renewal.priceMinor, currency },
  renewalDays: renewal.days,
})
