import type { Choice } from '#domain/answers/choices.ts'
import { isColdFromBox, isForBox, isHomeFastFood } from '#planner/derive/lunch-box.ts'
import { sweetnessOf } from '#planner/derive/sweet.ts'
import { tagsOf } from '#planner/derive/tags.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { isMainPlace, isSnackPlace, type Place } from '#planner/plan/candidates/day-places.ts'
import { isLikedCuisine } from '#planner/plan/candidates/score.ts'
import type { Recipe } from '#planner/recipe.ts'
import { type EatingHabits, timesOfDay, type WeekRequest } from '#planner/week/week-plan.ts'
import { atLeastTerm, type Floor } from './at-least-term.ts'
import { mediterraneanTerm } from './mediterranean-term.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'

export type Wishes = Pick<WeekRequest, 'cuisines' | 'dishes' | 'habits' | 'targets'>

/** So many liked cuisines at most can each come in a week beside all else. */
const MOST_CUISINES = 4
/** A sweet snack is small: of the day's energy at most this share, with the slack that every meal has. */
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

/** Each day where a snack is small enough for a dessert, else some days with fruit. */
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

/** What is to come at least now and then, by what a person likes and how they say they eat. */
export const preferredDishes = ({ cuisines, dishes, habits, targets }: Wishes): readonly Floor[] => [
  ...dishes.filter((tag) => !timesOfDay.includes(tag)).map(likedDish),
  ...(cuisines.length <= MOST_CUISINES ? cuisines.map(likedCuisine) : []),
  ...(habits === undefined ? [] : habitDishes(habits, targets.energy)),
]

export type GoalRequest = Wishes & Pick<WeekRequest, 'cook'>

/** What a person wishes of a week as a whole. */
export function goalTerms(request: GoalRequest, table: ObjectiveTable): readonly ObjectiveTerm[] {
  const floors = preferredDishes(request)
  return [
    ...(request.cook.diets.includes('MEDITERRANEAN') ? [mediterraneanTerm(request, table)] : []),
    ...(floors.length > 0 ? [atLeastTerm(floors, table)] : []),
  ]
}
