import type { Choice } from '#domain/funnel/choices.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe, Slot } from '#planner/recipe.ts'

type Tag = Choice<'mealsLike'>

const slotTags: Readonly<Record<Slot, Tag>> = {
  BREAKFAST: 'BREAKFASTS',
  LUNCH: 'LUNCHES',
  DINNER: 'DINNERS',
  SNACK: 'SNACKS',
}

/** Grams per serving from which a dish is called after its chicken or its fish. */
const TASTED = 30

const holds = ({ ingredients, servings }: Recipe, isKind: (id: Recipe['ingredients'][number]['id']) => boolean) =>
  ingredients.filter(({ id }) => isKind(id)).reduce((grams, { g }) => grams + g / servings, 0) >= TASTED

/** Every answer to "which meals do you like" that a recipe is an answer to. */
export function tagsOf(recipe: Recipe): readonly Tag[] {
  const tags = new Set<Tag>([...recipe.slots.map((slot) => slotTags[slot]), ...recipe.dishTags])
  if (holds(recipe, (id) => id.startsWith('chicken-') && ingredient(id).kind === 'POULTRY')) tags.add('CHICKEN')
  if (holds(recipe, (id) => ingredient(id).pattern === 'FISH')) tags.add('SEAFOOD')
  return [...tags]
}
