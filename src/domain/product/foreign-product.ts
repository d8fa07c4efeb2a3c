import { type Static, Type } from 'typebox'
import { memberRestrictions } from '#domain/answers/member-restrictions.ts'
import { packFields } from './pack-fields.ts'
import { Product } from './product.ts'

const closed = { additionalProperties: false } as const

const Allergens = Type.Array(Type.Enum([...memberRestrictions]))

const Basis = Type.Union([
  Product.properties.basis,
  Type.Object({ per: Type.Literal('serving'), unit: Type.Enum(['g', 'ml']) }, closed),
])

/**
 * A product of another source as far as it could be read. Its figures may be incomplete, and those that are doubtful
 * have to be compared with the pack.
 */
export const ForeignProduct = Type.Object(
  {
    /** Empty if the source has none. */
    name: Type.String(),
    basis: Basis,
    values: Type.Partial(Product.properties.values),
    doubtful: Type.Array(Type.Enum([...packFields, 'basis'])),
    /** Whether the figures are of what is made from the product. */
    isPrepared: Type.Boolean(),
    /** Allergens that the source names. That one is not named does not mean that it is not in the product. */
    contains: Allergens,
    mayContain: Allergens,
  },
  closed,
)
export type ForeignProduct = Static<typeof ForeignProduct>
