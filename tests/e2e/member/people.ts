import { frank } from '../personas/men.ts'
import type { Persona } from '../personas/persona.ts'
import { bea, dora } from '../personas/women.ts'

/** An advanced cook who is vegan and coeliac, eats five times a day and measures in pounds and ounces. */
export const veganCook: Persona = {
  ...dora,
  who: 'a vegan coeliac cook with five meals a day',
  picks: { ...dora.picks, typeDietPrefer: ['VEGAN'], foodRestrictions: ['GLUTEN'] },
}

/** A member who has never cooked, does not want to, and eats twice a day. */
export const noCook: Persona = { ...bea, who: 'a novice who does not cook and eats twice a day' }

/** A member who eats fish but no meat, and measures in pounds and ounces. */
export const pescatarian: Persona = {
  ...frank,
  who: 'a pescatarian who cooks for a family and measures in ounces',
  picks: {
    ...frank.picks,
    typeDietPrefer: ['PESCATARIAN'],
    foodRestrictions: ['TREE_NUTS'],
    cookingSkill: 'INTERMEDIATE',
    timeCooking: 'MORE_30_MINUTES',
  },
}
