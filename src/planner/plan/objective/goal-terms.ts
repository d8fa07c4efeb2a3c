import type { Choice } from '#domain/answers/choices.ts'
import { isColdFromBox, isForBox, isHomeFastFood } from '#planner/derive/lunch-box.ts'
import { sweetnessOf } from '#planner/derive/sweet.ts'
import { tagsOf } from '#planner/derive/tags.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { isMainPlace, isSnackPlace, type Place } from '#planner/plan/candidates/day-places.ts'
import { isLikedCuisine } from '#planner/plan/candidates/score.ts'
import type { Recipe } from '#planner/recipe.ts'
import { type EatingHabits, isNewDish, timesOfDay, type WeekRequest } from '#planner/week/week-plan.ts'
import { atLeastTerm, type Floor } from './at-least-term.ts'
import { mediterraneanTerm } from './mediterranean-term.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'
import type { WeekPrices } from './week-prices.ts'

export type Wishes = Pick<WeekRequest, 'cuisines' | 'dishes' | 'habits' | 'targets'>

/** With more liked cuisines than this, not each of them has to come in every week. */
const MOST_CUISINES = 4
/** The largest share of the day's energy that a sweet snack may have: 10 %, plus 15 % of that as slack. */
const SMALL_SHARE = 0.1 * 1.15

const once = { least: 1, each: 'WEEK', price: 0.8 } as const
const isLunch = ({ slot, side }: Place): boolean => slot === 'LUNCH' && !side

const lunches = (least: number, is: (recipe: Recipe) => boolean): Floor => ({
  least,
  each: 'WEEK',
  price: 0.3,
  fits: ({ recipe }, place) => isLunch(place) && is(recipe),
})

const likedDish = (tag: Choice<'mealsLike'>): Floor => ({ ...once, fits: (variant) => tagsOf(variant).includes(tag) })

const likedCuisine = (cuisine: Choice<'cuisinesLike'>): Floor => ({
  ...once,
  fits: ({ recipe }) => isLikedCuisine(recipe, { cuisines: [cuisine] }),
})

/** Something sweet: a treat every day in a snack that is small enough, otherwise fruit on some days. */
function sweets(energy: number): readonly Floor[] {
  const isTreat = (place: Place) => isSnackPlace(place) && place.kcal <= SMALL_SHARE * energy
  const isSweet = (variant: Variant) => sweetnessOf(variant) !== 'NONE'
  return [
    { least: 1, each: 'DAY', price: 0.4, fits: (variant, place) => isTreat(place) && isSweet(variant) },
    {
      least: 3,
      each: 'WEEK',
      price: 0.4,
      fits: (variant, place) =>
        isSnackPlace(place) && (isTreat(place) ? isSweet(variant) : sweetnessOf(variant) === 'FRUIT'),
    },
  ]
}

const habitDishes = ({ lunch, cravings, eatsAt }: EatingHabits, energy: number): readonly Floor[] => [
  ...(lunch.includes('SANDWICHES_OR_WRAPS') ? [lunches(4, isColdFromBox)] : []),
  ...(lunch.includes('FAST_FOOD') ? [lunches(2, isHomeFastFood)] : []),
  ...(eatsAt === 'AT_OFFICE_OR_SCHOOL' ? [lunches(5, isForBox)] : []),
  ...(cravings.includes('FAST_FOOD')
    ? [{ ...once, least: 2, fits: ({ recipe }, place) => isMainPlace(place) && isHomeFastFood(recipe) } satisfies Floor]
    : []),
  ...(cravings.includes('SWEET_TREATS') ? sweets(energy) : []),
]

/** The kinds of dish that a week should include, from the person's likes and eating habits. */
export const preferredDishes = ({ cuisines, dishes, habits, targets }: Wishes): readonly Floor[] => [
  ...dishes.filter((tag) => !timesOfDay.includes(tag)).map(likedDish),
  ...(cuisines.length <= MOST_CUISINES ? cuisines.map(likedCuisine) : []),
  ...(habits === undefined ? [] : habitDishes(habits, targets.energy)),
]

/** A lunch or dinner that was never served before, once a week. */
const newDish = (request: Served, price: number): Floor => ({
  ...once,
  price,
  fits: ({ recipe }, place) => isMainPlace(place) && isNewDish(request, recipe.id),
})

type Served = Pick<WeekRequest, 'recentRecipes' | 'servedEarlier'>
export type GoalRequest = Wishes & Served & Pick<WeekRequest, 'cook'>

/** The objective terms for a person's wishes about the week as a whole. */
export function goalTerms(
  request: GoalRequest,
  table: ObjectiveTable,
  prices: Pick<WeekPrices, 'newDish'>,
): readonly ObjectiveTerm[] {
  const floors = [
    ...preferredDishes(request),
    ...(request.servedEarlier === undefined ? [] : [newDish(request, prices.newDish)]),
  ]
  return [
    ...(request.cook.diets.includes('MEDITERRANEAN') ? [mediterraneanTerm(request, table)] : []),
    ...(floors.length > 0 ? [atLeastTerm(floors, table)] : []),
  ]
}
