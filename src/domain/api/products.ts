import { type Static, Type } from 'typebox'
import { planKeys } from '#domain/billing/plans.ts'
import { Currency, Minor, orNull } from './fields.ts'

export const productIdPattern = '^[A-Za-z0-9_-]{1,64}$'
export const PRODUCT_IDS_MAX = 20

/** `?ids=a&ids=b`: the parameter is repeated once per id. */
export const ProductsQuery = Type.Object({
  ids: Type.Array(Type.String({ pattern: productIdPattern }), { minItems: 1, maxItems: PRODUCT_IDS_MAX }),
})
export type ProductsQuery = Static<typeof ProductsQuery>

const Period = Type.Object({
  price: Type.Number(),
  priceMinor: Minor,
  days: Type.Integer({ minimum: 1 }),
})

/** One plan on offer. `price` is the first payment in whole currency units, `priceMinor` the same in the smallest unit. */
export const Product = Type.Object({
  id: Type.String(),
  key: Type.Enum([...planKeys]),
  name: Type.String(),
  interval: Type.String(),
  intervalDays: Type.Integer({ minimum: 1 }),
  price: Type.Number(),
  priceMinor: Minor,
  currency: Currency,
  /** The first period if it differs from the renewals, such as a trial week. */
  intro: orNull(Period),
  renewal: Period,
  /** Its renewals are as long as those that this customer had before. */
  hadBefore: Type.Optional(Type.Literal(true)),
  disclosureVersion: Type.String(),
})
export type Product = Static<typeof Product>

export const ProductsReply = Type.Array(Product)
export type ProductsReply = Static<typeof ProductsReply>
