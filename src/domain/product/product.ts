import { type Static, Type } from 'typebox'
import { productLimits } from './product-limits.ts'

const closed = { additionalProperties: false } as const

/** What is measured of a product: by weight, or by volume. Never one as the other. */
const packUnits = ['g', 'ml'] as const
const Unit = Type.Enum([...packUnits])

const Serving = Type.Number({ exclusiveMinimum: 0, maximum: productLimits.serving })

/** What the figures of a pack are of: 100 g or ml, or one serving. `serving` is in the unit. */
const Basis = Type.Union([
  Type.Object({ per: Type.Literal('100'), unit: Unit, serving: Type.Optional(Serving) }, closed),
  Type.Object({ per: Type.Literal('serving'), unit: Unit, serving: Serving }, closed),
])
export type PackBasis = Static<typeof Basis>

/** The figures of a pack in the order in which a label has them; the parts of another stand below it. */
export const packFields = ['energy', 'fat', 'saturates', 'carbs', 'sugars', 'fibre', 'protein', 'salt'] as const
export type PackField = (typeof packFields)[number]

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

/** Its name, and what stands on its pack. */
export const Product = Type.Object(
  {
    // With something to read in it. Its length is in the pattern, so that a browser checks it by one expression.
    name: Type.String({ pattern: `^(?=.*\\S)[^\\n]{1,${productLimits.nameLength}}$` }),
    basis: Basis,
    values: Values,
  },
  closed,
)
export type Product = Static<typeof Product>
