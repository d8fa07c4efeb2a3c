import type { Diet, Objection, Restriction } from '#planner/derive/diet-rules.ts'
import type { Allergen } from '#planner/foods/food-classes.ts'

/** Ways of eating that people name themselves by. Of the others it is told what is in the food. */
const ways: Partial<Readonly<Record<Diet | Restriction, string>>> = {
  VEGAN: 'you eat vegan',
  VEGETARIAN: 'you eat vegetarian',
  PESCATARIAN: 'you eat fish and no meat',
  PALEO: 'you eat paleo',
}

const contents: Partial<Readonly<Record<Objection['because'], string>>> = {
  GLUTEN: 'contains gluten',
  EGG: 'contains eggs',
  TREE_NUT: 'contains tree nuts',
  DAIRY: 'contains dairy',
  LACTOSE: 'contains lactose',
  FISH: 'contains fish',
  CRUSTACEAN: 'contains shellfish',
  MOLLUSC: 'contains shellfish',
} satisfies Partial<Record<Allergen, string>>

/** Why an ingredient is stood in for, to be read after its name: "butter: you eat vegan", "egg: contains eggs". */
export const objectionText = ({ rule, because }: Objection): string =>
  ways[rule] ?? contents[because] ?? 'does not suit what you eat'
