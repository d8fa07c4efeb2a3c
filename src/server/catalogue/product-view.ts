import type { Product } from '#domain/api/products.ts'
import { DISCLOSURE_VERSION, renewsAlike } from '#domain/billing/disclosure.ts'
import { type Money, majorUnits } from '#domain/billing/money.ts'
import type { Offer } from './offers.ts'

const period = (money: Money, days: number) => ({ price: majorUnits(money), priceMinor: money.minor, days })

/** An offer as the API returns it. */
export function productView({ id, key, terms }: Offer): Product {
  const { first, firstDays, renewal, renewalDays } = terms
  return {
    id,
    key,
    name: terms.name,
    interval: `${firstDays} days`,
    intervalDays: firstDays,
    price: majorUnits(first),
    priceMinor: first.minor,
    currency: first.currency,
    intro: renewsAlike(terms) ? null : period(first, firstDays),
    renewal: period(renewal, renewalDays),
    disclosureVersion: DISCLOSURE_VERSION,
  }
}
