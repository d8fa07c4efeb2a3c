import type { MealView, WeekView } from '#domain/api/member/week.ts'
import { createStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import type { Place } from '#web/member/pages/page.ts'

/** The meal that is being moved, and the one that it would change places with. */
export type Lifted = { readonly from: Place; readonly over: Place | null }

export const liftedMeal = createStore<Lifted | null>(null)

export const isSameMeal = (one: Place | null, other: Place): boolean =>
  one !== null && one.week === other.week && one.day === other.day && one.meal === other.meal

/** Meals of one kind may change places: lunches and dinners are one. */
const kindOf = ({ slot }: MealView): string => (slot === 'DINNER' ? 'LUNCH' : slot)

/** Whether a meal may be moved: it is not on a day that is over. */
export function isMovable(view: WeekView, { day, meal }: Place): boolean {
  const shown = view.days[day]
  return (
    view.access === 'full' &&
    shown?.meals[meal] !== undefined &&
    shown.meals[meal].away === undefined &&
    shown.date >= today()
  )
}

/** Whether two meals may change places, as far as the page knows; the server decides. */
export function mayChange(view: WeekView, from: Place, to: Place): boolean {
  const [mine, theirs] = [from, to].map(({ day, meal }) => view.days[day]?.meals[meal])
  const isKind = mine !== undefined && theirs !== undefined && kindOf(mine) === kindOf(theirs)
  return isKind && from.week === to.week && !isSameMeal(from, to) && isMovable(view, to)
}

/** The next meal in a direction that a lifted one may change places with; the present one if there is none. */
export function nextOver(view: WeekView, { from, over }: Lifted, key: string): Place | null {
  const places = view.days.flatMap(({ meals }, day) =>
    meals.map((_, meal) => ({ week: from.week, day, meal })).filter((to) => mayChange(view, from, to)),
  )
  const at = over ?? from
  const before = (place: Place) => place.day < at.day || (place.day === at.day && place.meal < at.meal)
  const after = (place: Place) => place.day > at.day || (place.day === at.day && place.meal > at.meal)
  const nearest = (side: readonly Place[]) =>
    side.toSorted(
      (a, b) =>
        Math.abs(a.day - at.day) - Math.abs(b.day - at.day) || Number(b.meal === at.meal) - Number(a.meal === at.meal),
    )[0]
  switch (key) {
    case 'ArrowRight':
      return nearest(places.filter(({ day }) => day > at.day)) ?? over
    case 'ArrowLeft':
      return nearest(places.filter(({ day }) => day < at.day)) ?? over
    case 'ArrowDown':
      return places.find(after) ?? over
    case 'ArrowUp':
      return places.findLast(before) ?? over
    default:
      return over
  }
}
