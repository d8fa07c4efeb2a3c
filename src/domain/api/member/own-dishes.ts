import { type Static, Type } from 'typebox'

/** A dish of the member's own, as it would stand at a meal. */
export const OwnDishOffer = Type.Object({
  /** Its key among the member's products. */
  code: Type.String(),
  name: Type.String(),
  /** Grams of the finished dish that fit the meal, and their energy in kcal. */
  grams: Type.Integer(),
  energy: Type.Integer(),
  /** Names of foods of which only figures are known: nobody can say whom they suit, so it cannot be planned. */
  unknown: Type.Array(Type.String()),
  /** Names of foods that the member does not eat. */
  avoided: Type.Array(Type.String()),
  /** Whether everybody at the table may eat it. */
  forAll: Type.Boolean(),
})
export type OwnDishOffer = Static<typeof OwnDishOffer>

export const OwnDishesReply = Type.Object({ dishes: Type.Array(OwnDishOffer) })
export type OwnDishesReply = Static<typeof OwnDishesReply>

/** A dish of the member's own that stands at a meal of the week. */
export const OwnMealView = Type.Object({
  name: Type.String(),
  /** Grams of the finished dish. */
  grams: Type.Integer(),
  /** Its key among the member's products; absent if it is that of somebody else at the table. */
  code: Type.Optional(Type.String()),
  /** What is in the portion; the amounts are also in grams, as a diary has them. */
  foods: Type.Array(
    Type.Object({ food: Type.String(), name: Type.String(), amount: Type.String(), grams: Type.Number() }),
  ),
})
export type OwnMealView = Static<typeof OwnMealView>
