import type { IngredientLine } from '#domain/api/member/recipe.ts'

/** A line of a recipe for so many people: its amount, its name in the number of the amount, and how it is prepared. */
export const lineFor = ({ amounts, names, prep, preps }: IngredientLine, people: number) => ({
  amount: amounts[people - 1] ?? '',
  name: names[people - 1] ?? '',
  prep: preps?.[people - 1] ?? prep,
})
