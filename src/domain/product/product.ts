import { type Static, Type } from 'typebox'
import { DIRECTION_MARKS } from '#domain/direction-marks.ts'
import { productLimits } from './product-limits.ts'

const closed = { additionalProperties: false } as const

/** A product is measured by weight or by volume; one is never converted into the other. */
const Unit = Type.Enum(['g', 'ml'])

const Serving = Type.Number({ exclusiveMinimum: 0, maximum: productLimits.serving })

/** The amount that the figures of a pack refer to: 100 g or ml, or one serving. `serving` is in the unit. */
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
/** The figures of a pack for its basis: kcal and grams. A figure that is not on the pack is left out, never 0. */
export type PackValues = Static<typeof Values>
export type PackField = keyof PackValues

/** A product's name and the figures on its pack. */
export const Product = Type.Object(
  {
    // At least one visible character, and no lone surrogates, which the database does not store. The length is part of
    // the pattern, so that a browser checks the whole with one expression.
    name: Type.String({ pattern: `^(?=.*\\S)[^\\x00-\\x1f\\p{Cs}${DIRECTION_MARKS}]{1,${productLimits.nameLength}}$` }),
    basis: Basis,
    values: Values,
    /** A dish of one's own: grams of what was made, and the foods in it. Absent for what comes in a pack. */
    dish: Type.Optional(
      Type.Object(
        {
          made: Type.Number({ exclusiveMinimum: 0, maximum: productLimits.made }),
          foods: Type.Array(
            Type.Object(
              {
                food: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
                grams: Type.Number({ exclusiveMinimum: 0, maximum: productLimits.made }),
              },
              closed,
            ),
            { minItems: 1, maxItems: productLimits.foodsOfDish },
          ),
        },
        closed,
      ),
    ),
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

/** The key of a product: the number below its bars, or an id created by the device if it has none. */
export const ProductCode = Type.String({
  pattern: '^(0\\d{13}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$',
})
