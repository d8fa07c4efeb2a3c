import { type Static, Type } from 'typebox'
import { productLimits } from './product-limits.ts'

const closed = { additionalProperties: false } as const

/** What is measured of a product: by weight, or by volume. Never one as the other. */
const Unit = Type.Enum(['g', 'ml'])

const Serving = Type.Number({ exclusiveMinimum: 0, maximum: productLimits.serving })

/** What the figures of a pack are of: 100 g or ml, or one serving. `serving` is in the unit. */
const Basis = Type.Union([
  Type.Object({ per: Type.Literal('100'), unit: Unit, serving: Type.Optional(Serving) }, closed),
  Type.Object({ per: Type.Literal('serving'), unit: Unit, serving: Serving }, closed),
])
export type PackBasis = Static<typeof Basis>

const Grams = Type.Number({ minimum: 0, maximum: productLimits.gramsOfServing })
const Values = Type.Object(
  {
    /** kcal. */
    energy: Type.Number({ minimum: 0, maximum: productLimits.energyOfServing }),
    fat: Grams,
    saturates: Type.Optional(Grams),
    carbs: Grams,
    sugars: Type.Optional(Grams),
    fibre: Type.Optional(Grams),
    protein: Grams,
    /** Grams of salt, of which 40 % count as sodium. */
    salt: Type.Optional(Grams),
  },
  closed,
)
/** What a pack says that the basis holds: kcal and grams. A figure that the pack does not have is left out, never 0. */
export type PackValues = Static<typeof Values>
export type PackField = keyof PackValues

/** Its name, and what stands on its pack. */
export const Product = Type.Object(
  {
    // With something to read in it, and no half of a character, which no database keeps. Its length is in the pattern, so
    // that a browser checks it by one expression.
    name: Type.String({ pattern: `^(?=.*\\S)[^\\x00-\\x1f\\p{Cs}]{1,${productLimits.nameLength}}$` }),
    basis: Basis,
    values: Values,
  },
  closed,
)
export type Product = Static<typeof Product>

/** How much of a product: in the unit of its pack (g or ml), or in servings. */
export const ProductAmount = Type.Union([
  Type.Object(
    { in: Type.Literal('unit'), count: Type.Number({ exclusiveMinimum: 0, maximum: productLimits.amount }) },
    closed,
  ),
  Type.Object(
    { in: Type.Literal('servings'), count: Type.Number({ exclusiveMinimum: 0, maximum: productLimits.servings }) },
    closed,
  ),
])
export type ProductAmount = Static<typeof ProductAmount>

/** What a product is known by: the number below its bars, or an id that the device made where it has none. */
export const ProductCode = Type.String({
  pattern: '^(0\\d{13}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$',
})
