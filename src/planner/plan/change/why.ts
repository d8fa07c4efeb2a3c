import { isColdFromBox, isForBox, isHomeFastFood } from '#planner/derive/lunch-box.ts'
import type { Nutrition } from '#planner/derive/nutrition.ts'
import { sweetnessOf } from '#planner/derive/sweet.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { isLikedCuisine, isLikedDish, type Taste } from '#planner/plan/candidates/score.ts'
import type { Slot } from '#planner/recipe.ts'
import { isNewDish, type PlannedDish, type WeekRequest } from '#planner/week/week-plan.ts'
import { freshFromHome } from './from-home.ts'
import { seasonalIn } from './in-season.ts'

/** Why a dish is in a week, in the order in which reasons are shown. */
export const reasons = [
  'AT_HOME',
  'FAVOURITE',
  'NEW',
  'SEASON',
  'LIKED_CUISINE',
  'LIKED_DISH',
  'COLD_LUNCH',
  'BOXED_LUNCH',
  'HOME_FAST_FOOD',
  'SWEET',
  'PROTEIN',
  'FIBRE',
  'QUICK',
  'NO_COOKING',
] as const
export type Reason = (typeof reasons)[number]

/** Grams in a portion from which a dish is a good source. */
const MUCH = { protein: 25, fibre: 8 } as const
const QUICK_MINUTES = 15

/** The position of a dish: the slot of its meal, and whether it is a side. */
export type Standing = { readonly slot: Slot; readonly side: boolean }

/** The reasons that come from answers about eating habits. */
function habitReasons(variant: Variant, { slot, side }: Standing, { habits }: Taste) {
  const { lunch = [], cravings = [], eatsAt } = habits ?? {}
  const isLunch = slot === 'LUNCH' && !side
  const isMain = isLunch || (slot === 'DINNER' && !side)
  const cold = isLunch && lunch.includes('SANDWICHES_OR_WRAPS') && isColdFromBox(variant.recipe)
  return {
    COLD_LUNCH: cold,
    BOXED_LUNCH: isLunch && !cold && eatsAt === 'AT_OFFICE_OR_SCHOOL' && isForBox(variant.recipe),
    HOME_FAST_FOOD:
      isHomeFastFood(variant.recipe) &&
      ((isMain && cravings.includes('FAST_FOOD')) || (isLunch && lunch.includes('FAST_FOOD'))),
    SWEET: (side || slot === 'SNACK') && cravings.includes('SWEET_TREATS') && sweetnessOf(variant) !== 'NONE',
  }
}

/** The reasons that apply to a dish; `perServing` is its nutrition with the person's swaps. */
export function whyChosen(
  variant: Variant,
  { portion }: Pick<PlannedDish, 'portion'>,
  perServing: Pick<Nutrition, 'protein' | 'fibre'>,
  taste: Taste & Pick<WeekRequest, 'month' | 'buying' | 'servedEarlier'>,
  standing: Standing,
): readonly Reason[] {
  const { recipe } = variant
  const holds = {
    AT_HOME: freshFromHome(variant, taste).length > 0,
    FAVOURITE: taste.favourites.includes(recipe.id),
    NEW: isNewDish(taste, recipe.id),
    SEASON: seasonalIn(variant, taste).length > 0,
    LIKED_CUISINE: isLikedCuisine(recipe, taste),
    LIKED_DISH: isLikedDish(variant, taste),
    ...habitReasons(variant, standing, taste),
    PROTEIN: portion * perServing.protein >= MUCH.protein,
    FIBRE: portion * perServing.fibre >= MUCH.fibre,
    // A dish without cooking is quick anyway, so it gets only that reason.
    QUICK: recipe.minutes.total <= QUICK_MINUTES && !recipe.noCook,
    NO_COOKING: recipe.noCook,
  } as const satisfies Record<Reason, boolean>
  return reasons.filter((reason) => holds[reason])
}
