import { type Static, Type } from 'typebox'
import { orNull } from '#domain/api/fields.ts'

const Nutrition = Type.Object({
  energy: Type.Integer(),
  protein: Type.Number(),
  carbs: Type.Number(),
  sugar: Type.Number(),
  freeSugar: Type.Number(),
  fat: Type.Number(),
  satFat: Type.Number(),
  fibre: Type.Number(),
  sodium: Type.Integer(),
})

/** An ingredient as shown for cooking. */
export const IngredientLine = Type.Object({
  ingredient: Type.String(),
  /** The heading of a group of lines; empty if there is none. */
  group: Type.String(),
  /** The name for 1, 2, ... 6 people: 1 onion, 2 onions. */
  names: Type.Array(Type.String()),
  prep: Type.String(),
  /** How it is prepared for 1, 2, ... 6 people, if that is said in another number for some: una papa pelada, dos papas peladas. */
  preps: Type.Optional(Type.Array(Type.String())),
  /**
   * The amount in words for 1, 2, ... 6 people, in the person's units; at a table of several for all of its plates, and with 1,
   * 2, ... 5 servings more.
   */
  amounts: Type.Array(Type.String()),
  optional: Type.Boolean(),
  /** What it replaces, and why, if the person does not eat the original ingredient. */
  insteadOf: orNull(Type.Object({ name: Type.String(), because: Type.String() })),
  /** What to look for on the label; empty if there is nothing. */
  label: Type.String(),
})
export type IngredientLine = Static<typeof IngredientLine>

export const RecipeStep = Type.Object({
  text: Type.String(),
  /** Duration for a timer; null if there is nothing to wait for. */
  minutes: orNull(Type.Integer()),
  /** The lines that this step uses, as indices into `lines`. Absent in copies stored by earlier versions. */
  uses: Type.Optional(Type.Array(Type.Integer())),
})

/** A recipe in the person's portion, with the swaps that their diet needs. */
export const RecipeCard = Type.Object({
  recipe: Type.String(),
  /** Set if it is in English because nobody has written it in the language of whoever asks. */
  lang: Type.Optional(Type.Literal('en')),
  /** Name of its picture, which shows the swaps. */
  picture: Type.String(),
  title: Type.String(),
  blurb: Type.String(),
  cuisine: Type.String(),
  portion: Type.Number(),
  minutes: Type.Object({ active: Type.Integer(), total: Type.Integer() }),
  skill: Type.String(),
  equipment: Type.Array(Type.String()),
  lines: Type.Array(IngredientLine),
  steps: Type.Array(RecipeStep),
  /** Nutrition of the planned portion. */
  nutrition: Nutrition,
  /** Allergens in words, each with the ingredients that contain it. */
  allergens: Type.Array(Type.Object({ allergen: Type.String(), from: Type.Array(Type.String()) })),
  traces: Type.Array(Type.Object({ allergen: Type.String(), from: Type.Array(Type.String()) })),
  diets: Type.Array(Type.String()),
  keepsDays: Type.Integer(),
  /** How to cool and reheat leftovers, if that matters; otherwise empty. */
  keeping: Type.String(),
  freezable: Type.Boolean(),
  /**
   * A note about the other meals that it is cooked for, or about the meal that it is left over from; otherwise empty.
   */
  hint: Type.String(),
  /** Empty if the author gave none. */
  tip: Type.String(),
  /**
   * At a table of several: the portion of each who eats it now. The first amounts are then those of the whole table.
   */
  shares: Type.Optional(Type.Array(Type.Object({ eater: Type.String(), portion: Type.Number() }))),
  /** What is cooked apart, and for whom: only the lines that differ. Absent if one cooking suits everybody. */
  apart: Type.Optional(
    Type.Array(Type.Object({ eaters: Type.Array(Type.String()), lines: Type.Array(IngredientLine) })),
  ),
  /** Those at the table who must not eat it: no swaps make it fit for them. Absent if everybody can. */
  notFor: Type.Optional(Type.Array(Type.String())),
  /**
   * Set if it was eaten before somebody’s rules changed that it breaks now: it is shown as what was eaten, not to be cooked
   * again.
   */
  outdated: Type.Optional(Type.Literal(true)),
  /** Guests whose servings the amounts include; absent if there are none. */
  guests: Type.Optional(Type.Integer()),
})
export type RecipeCard = Static<typeof RecipeCard>

export const RecipeParams = Type.Object({ recipe: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }) })

export const opinions = ['favourite', 'dislike', 'none'] as const
export const OpinionRequest = Type.Object({ opinion: Type.Enum([...opinions]) }, { additionalProperties: false })
export type OpinionRequest = Static<typeof OpinionRequest>

export const IngredientParams = Type.Object({ ingredient: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }) })
export const FoodsQuery = Type.Object({ search: Type.String({ minLength: 2, maxLength: 40 }) })
/** A food, or a family of foods, that can be ruled out. */
export const BannableFood = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** How many dishes of the library contain it, and can then no longer be planned. */
  dishes: Type.Integer(),
  /** Some of the foods of a family; empty for a single food. */
  holds: Type.Array(Type.String()),
  /** How many foods it is. */
  foods: Type.Integer(),
})
export type BannableFood = Static<typeof BannableFood>
export const FoodsReply = Type.Object({ foods: Type.Array(BannableFood) })
export type FoodsReply = Static<typeof FoodsReply>
