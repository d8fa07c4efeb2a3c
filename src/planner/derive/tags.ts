import type { Choice } from '#domain/answers/choices.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Slot } from '#planner/recipe.ts'
import { memoize } from './memoize.ts'
import type { Variant } from './variant.ts'

type Tag = Choice<'mealsLike'>

const slotTags: Readonly<Record<Slot, Tag>> = {
  BREAKFAST: 'BREAKFASTS',
  LUNCH: 'LUNCHES',
  DINNER: 'DINNERS',
  SNACK: 'SNACKS',
}

/** Grams per serving from which a dish counts as chicken or seafood. */
const TASTED = 30

const holds = ({ recipe, lines }: Variant, isKind: (id: Variant['lines'][number]['id']) => boolean) =>
  lines.filter(({ id }) => isKind(id)).reduce((grams, { g }) => grams + g / recipe.servings, 0) >= TASTED

/** Every answer to "which meals do you like" that a variant satisfies. */
export const tagsOf = memoize((variant: Variant): readonly Tag[] => {
  const { recipe } = variant
  const tags = new Set<Tag>([...recipe.slots.map((slot) => slotTags[slot]), ...recipe.dishTags])
  if (holds(variant, (id) => id.startsWith('chicken-') && ingredient(id).kind === 'POULTRY')) tags.add('CHICKEN')
  if (holds(variant, (id) => ingredient(id).pattern === 'FISH')) tags.add('SEAFOOD')
  return [...tags]
})
