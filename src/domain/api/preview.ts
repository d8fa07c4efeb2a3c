import { type Static, Type } from 'typebox'
import { choices } from '#domain/answers/choices.ts'
import { PREVIEW_ENERGY } from '#domain/answers/preview-energy.ts'
import { DishView, Figures, slotNames } from './member/week.ts'

/**
 * All that a first day is planned from before an email address is known. Nothing about a body, a health or an age may
 * ever be added; the privacy policy and the page name these fields one by one.
 */
export const PreviewRequest = Type.Object(
  {
    diets: Type.Array(Type.Enum([...choices.typeDietPrefer]), {
      maxItems: choices.typeDietPrefer.length,
      uniqueItems: true,
    }),
    restrictions: Type.Array(Type.Enum([...choices.foodRestrictions]), {
      maxItems: choices.foodRestrictions.length,
      uniqueItems: true,
    }),
    skill: Type.Enum([...choices.cookingSkill]),
    time: Type.Enum([...choices.timeCooking]),
    mealsADay: Type.Enum([...choices.dayEats]),
    /** kcal a day, in steps that many people share. */
    energy: Type.Integer({
      minimum: PREVIEW_ENERGY.least,
      maximum: PREVIEW_ENERGY.most,
      multipleOf: PREVIEW_ENERGY.step,
    }),
  },
  { additionalProperties: false },
)
export type PreviewRequest = Static<typeof PreviewRequest>

const PreviewMeal = Type.Object({
  slot: Type.Enum([...slotNames]),
  /** Of its main dish. */
  title: DishView.properties.title,
  picture: DishView.properties.picture,
  /** From the first step to the table, for all its dishes. */
  minutes: Type.Integer(),
  /** kcal of the whole meal. */
  energy: Figures.properties.energy,
})
export type PreviewMeal = Static<typeof PreviewMeal>

/** The meals of a planned day, in the order in which they are eaten. */
export const PreviewReply = Type.Object({ meals: Type.Array(PreviewMeal, { minItems: 2, maxItems: 5 }) })
export type PreviewReply = Static<typeof PreviewReply>
