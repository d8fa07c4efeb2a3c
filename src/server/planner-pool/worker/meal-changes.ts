import type { Candidate } from '#domain/api/member/week.ts'
import { languageIn } from '#domain/usage.ts'
import { withLeftovers } from '#planner/plan/change/leftovers.ts'
import { moveMeal } from '#planner/plan/change/move-meal.ts'
import { repairedWeek } from '#planner/plan/change/repaired-week.ts'
import { setTable } from '#planner/plan/change/set-table.ts'
import { type SwapOffer, swapMeal, swapTo } from '#planner/plan/change/swap-meal.ts'
import { swapPlate } from '#planner/plan/change/swap-plate.ts'
import { withGuests } from '#planner/plan/change/with-guests.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import { isTold } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { Violation } from '#planner/validate-week/violation.ts'
import { withoutBrokenLeftovers } from '#planner/week/cookings.ts'
import { planFor } from '#planner/week/plan-for.ts'
import type { PlannedDay, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { dishBlurb } from '#planner/wording/dish-words.ts'
import {
  type DishPlace,
  eaterOf,
  type MealPlace,
  type OwnWeek,
  type Past,
  type Planned,
  type PlannedChange,
  type Shopping,
} from '#server/planner-pool/planner-pool.ts'
import { listChanges } from './list-changes.ts'
import { elsewhereWeek } from './meals-elsewhere.ts'

import { ownMealWeek } from './own-meals.ts'
import { saidDish, titleFor } from './said-dish.ts'
import { cookingsIn, findRecipe, servedIn } from './served-dishes.ts'

import { isBearable } from './validated-week.ts'
import { dayAtHome, dayFigures, sumOf, withElsewhere } from './week-figures.ts'
import { monthOn, whySentences } from './why-sentences.ts'

/**
 * Whether a week breaks no rule, or none that it did not break before: since somebody came to its table or left it, or
 * since it was planned again around days that are past.
 */
export function isValid(
  plan: WeekPlan,
  request: WeekRequest,
  before: WeekPlan,
  isFine = (_: Violation) => false,
): boolean {
  const found = validateWeek(plan, request, library)
  if (found.length === 0) return true
  const known = new Set(validateWeek(before, request, library).map((each) => JSON.stringify(each)))
  return found.every((each) => known.has(JSON.stringify(each)) || isFine(each))
}

/** The week with another day and with leftovers of the old day repaired, if that week is valid; else null. */
export function changedWeek({ request, plan }: Planned, day: number, changed: PlannedDay): WeekPlan | null {
  const repaired = repairedWeek(request, { ...plan, days: plan.days.with(day, changed) }, library)
  return repaired !== null && isValid(repaired, request, plan) ? repaired : null
}

/**
 * The week with another day for whoever it was planned for and nobody else. Of what they had shared, nothing is left over
 * for later meals: these keep their dishes for all, which are cooked for them.
 */
function ownChangedWeek({ request, plan }: Planned, day: number, changed: PlannedDay): WeekPlan | null {
  const days = withoutBrokenLeftovers(plan.days.with(day, changed))
  const set = setTable(request, { ...plan, days }, library)
  return set !== null && isValid(set, request, plan, isBearable) ? set : null
}

/** The week with a meal changed for all, or for whoever looks at it. */
const changedFor = (planned: OwnWeek, day: number, changed: PlannedDay, forMe: boolean): WeekPlan | null =>
  forMe && eaterOf(planned) === planned.request.person && planned.request.others !== undefined
    ? ownChangedWeek(planned, day, changed)
    : changedWeek(planned, day, changed)

/** The week as whoever looks at it eats it. */
export const seen = (planned: OwnWeek, plan = planned.plan): WeekPlan =>
  planFor(plan, planned.request.person, eaterOf(planned))

/** The plates of a day in another day with the same meals: nobody else's change. */
const withPlatesOf = (day: PlannedDay, before: PlannedDay | undefined): PlannedDay => ({
  meals: day.meals.map((meal, at) => {
    const plates = before?.meals[at]?.plates
    return plates === undefined ? meal : { ...meal, plates }
  }),
})

/**
 * The dishes that may replace one on the plate of whoever looks at the week, with the resulting day: the table's dish for
 * all who share it, or only their own.
 */
function offersFor(planned: OwnWeek, { day, meal, dish }: DishPlace, forMe: boolean): readonly SwapOffer[] {
  const { request, plan } = planned
  const eater = eaterOf(planned)
  if (eater === request.person) {
    const offers = swapMeal(request, plan, { day, meal, dish }, library)
    return forMe ? offers.map((offer) => ({ ...offer, day: withPlatesOf(offer.day, plan.days[day]) })) : offers
  }
  const own = seen(planned).days[day]?.meals[meal]?.dishes[dish]?.recipe
  const shared = plan.days[day]?.meals[meal]?.dishes.findIndex(({ recipe }) => recipe === own) ?? -1
  return shared < 0 || forMe
    ? swapPlate(request, plan, { eater, day, meal, dish }, library)
    : swapMeal(request, plan, { day, meal, dish: shared }, library)
}

/** The day with a dish that is not among the best for its place, but keeps the day's bounds there. */
function anyDish({ request, plan }: OwnWeek, place: DishPlace, recipe: string): PlannedDay | null {
  const found = swapTo(request, plan, place, recipe, library)
  return found?.keeps === true ? found.day : null
}

/** The week with a meal that stays, or no longer does, when anything is planned anew. */
function withLock(plan: WeekPlan, { day, meal }: MealPlace, isLocked: boolean): WeekPlan | null {
  const today = plan.days[day]
  const before = today?.meals[meal]
  if (today === undefined || before === undefined) return null
  const { locked: _, ...open } = before
  const changed = isLocked ? { ...open, locked: true as const } : open
  return { ...plan, days: plan.days.with(day, { meals: today.meals.with(meal, changed) }) }
}

/** The week in which two meals have exchanged their places; null if no such week is valid. */
export function movedWeek({ request, plan }: Planned, from: MealPlace, to: MealPlace): WeekPlan | null {
  const moved = moveMeal(request, plan, { from, to }, library)
  return moved !== null && isValid(moved, request, plan) ? moved : null
}

/** The week with one meal changed; null if no such week is valid. */
export function changeMeal(
  planned: OwnWeek,
  place: MealPlace,
  change: PlannedChange,
  past: Past = { from: 0, eaten: [] },
): WeekPlan | null {
  const { request, plan } = planned
  if (change.to === 'guests') return withGuests(plan, place, change.guests)
  if (change.to === 'lock') return withLock(plan, place, change.locked)
  if (change.to === 'away' || change.to === 'home') {
    const after = elsewhereWeek(planned, place, change, past)
    return after !== null && isValid(after, request, plan) ? after : null
  }
  if (change.to === 'own') {
    const after = ownMealWeek(planned, place, change, past)
    return after !== null && isValid(after, request, plan) ? after : null
  }
  if (change.to === 'place') return movedWeek(planned, place, { day: change.day, meal: change.meal })
  const day =
    change.to === 'leftovers'
      ? withLeftovers(request, plan, place, change.of, library)
      : (offersFor(planned, { ...place, dish: change.dish ?? 0 }, change.for === 'me').find(
          ({ recipe }) => recipe === change.recipe,
        )?.day ?? (change.for === 'me' ? null : anyDish(planned, { ...place, dish: change.dish ?? 0 }, change.recipe)))
  const forMe = change.to === 'recipe' && change.for === 'me'
  return day === null || day === undefined ? null : changedFor(planned, place.day, day, forMe)
}

const MOST_CANDIDATES = 5

/** The dishes to which a dish of a meal can be changed, best first; the week is valid with each of them. */
export function candidates(
  planned: OwnWeek,
  place: DishPlace,
  forMe = false,
  shopping: Shopping = { eaters: 1, usage: 'metric-GB', home: [] },
): readonly Candidate[] {
  const { request, plan, own = request } = planned
  const { usage, startsOn } = shopping
  const month = startsOn === undefined ? own.month : monthOn(startsOn, place.day, own.month)
  const serve = servedIn(own, cookingsIn(request, plan))
  const changeOf = listChanges(planned, shopping)
  return offersFor(planned, place, forMe)
    .filter(({ recipe }) => isTold(findRecipe(recipe) ?? {}, languageIn(usage)))
    .flatMap(({ recipe: id, day: offered }) => {
      const after = changedFor(planned, place.day, offered, forMe)
      const day = after === null ? undefined : dayAtHome(seen(planned, after), place.day, own.person)
      const meal = day?.meals[place.meal]
      const at = meal?.dishes.findIndex(({ recipe }) => recipe === id) ?? -1
      const dish = meal?.dishes[at]
      if (day === undefined || meal === undefined || dish === undefined) return []
      const shown = dayFigures(day, serve)
      const figures = shown[place.meal]?.[at]
      if (figures === undefined || after === null) return []
      const served = serve(id)
      const { variant } = served
      return [
        {
          recipe: id,
          picture: plateName(variant),
          title: titleFor(variant, usage),
          blurb: dishBlurb(saidDish(variant, usage), usage),
          minutes: variant.recipe.minutes.total,
          portion: dish.portion,
          figures,
          day: withElsewhere(sumOf(shown.flat()), day, own.person),
          why: whySentences(served, dish, own, { slot: meal.slot, side: at > 0, figures, usage, month }).why,
          list: changeOf(after),
        },
      ]
    })
    .slice(0, MOST_CANDIDATES)
}
