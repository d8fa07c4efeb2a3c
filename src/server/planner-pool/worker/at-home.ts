import { foodOfLine } from '#domain/api/member/tick-limits.ts'
import { marketOf, type Usage } from '#domain/usage.ts'
import { foodName } from '#planner/foods/food-name.ts'
import { type IngredientId, isIngredientId } from '#planner/foods/ingredients.ts'
import { boughtWhole } from '#planner/kitchen-units/bought-whole.ts'
import type { Need } from '#planner/kitchen-units/shopping-lines.ts'
import { keepingOf } from '#planner/larder/keeping.ts'
import { packFor } from '#planner/larder/packages.ts'
import {
  type Correction,
  type KitchenTrip,
  type KitchenWeek,
  type PantryLot,
  pantryOn,
} from '#planner/larder/pantry.ts'
import { toFreeze } from '#planner/larder/to-freeze.ts'
import { needsOfTrips, ONE_TRIP, secondTripOf } from '#planner/larder/trips.ts'
import { usualFoods } from '#planner/larder/usual-foods.ts'
import { type AtHome, DAYS } from '#planner/week/week-plan.ts'
import type { FoodSaid, KitchenHistory, Pantry, Planned, TickedWeek } from '#server/planner-pool/planner-pool.ts'
import { findRecipe } from './served-dishes.ts'
import { needsByDay, needText } from './shopping-list.ts'

/** Each food once. */
function added(needs: readonly Need[]): readonly Need[] {
  const total = new Map<IngredientId, number>()
  for (const { id, g } of needs) total.set(id, (total.get(id) ?? 0) + g)
  return [...total].map(([id, g]) => ({ id, g }))
}

/** Whether every dish of a week is still in the library: what it needed cannot be known otherwise. */
const isKnown = ({ plan }: Planned): boolean =>
  plan.days.every(({ meals }) =>
    meals.every(({ dishes, plates = [] }) =>
      [...dishes, ...plates.flatMap((plate) => plate.dishes)].every(({ recipe }) => findRecipe(recipe) !== undefined),
    ),
  )

/** What was ticked on the list of a trip. */
const ticksOf = (ticked: TickedWeek['ticked'], trip: number): KitchenTrip['ticked'] =>
  new Map(
    ticked
      .filter(({ food }) => (food !== foodOfLine(food)) === (trip === 1))
      .map(({ food, day, at }) => [foodOfLine(food), { day, at }]),
  )

function kitchenWeek({ planned, ticked, eaters, notCooked }: TickedWeek, now: number, usage: Usage): KitchenWeek {
  const { others, buying } = planned.request
  const alone = eaters ?? buying?.eaters ?? now
  const size = others === undefined ? alone : 1 + others.length
  const needed = needsByDay(planned, alone)
  const { trips = ONE_TRIP } = planned.request
  const starts = planned.plan.week * DAYS
  const second = secondTripOf(trips)
  const frozen = toFreeze(needed.map(boughtWhole), trips)
  const bought = needsOfTrips(needed.map(boughtWhole), trips)
  return {
    day: starts,
    trips: bought.map((needs, trip) => {
      const cold = frozen.filter(({ day }) => day >= second === (trip === 1))
      return {
        day: starts + (trips[trip] ?? 0),
        listed: added(bought.length === 1 ? boughtWhole(needed.flat()) : needs.flat()),
        ticked: ticksOf(ticked, trip),
        frozen: new Map(added(cold.map(({ food: id, grams: g }) => ({ id, g }))).map(({ id, g }) => [id, g])),
      }
    }),
    cooked: needsByDay(planned, alone, notCooked).map(boughtWhole),
    packGrams: (food) => packFor(size, marketOf(usage), food)?.[1] ?? 0,
  }
}

function correctionOf(said: FoodSaid, eaters: number, usage: Usage): readonly Correction[] {
  const { food, ...rest } = said
  // A food that left the table is nothing.
  if (!isIngredientId(food)) return []
  if (rest.kind !== 'HAVE') return [{ ...rest, food }]
  const grams = rest.grams ?? packFor(eaters, marketOf(usage), food)?.[1] ?? 0
  return grams > 0 ? [{ ...rest, food, grams }] : []
}

const lotsOn = ({ weeks, said }: KitchenHistory, day: number, eaters: number, usage: Usage): readonly PantryLot[] =>
  pantryOn(
    weeks.filter(({ planned }) => isKnown(planned)).map((week) => kitchenWeek(week, eaters, usage)),
    said.flatMap((each) => correctionOf(each, eaters, usage)),
    day,
  )

/**
 * What is left at home for a week: what was ticked on earlier lists, less what their dishes take, and what was said. A
 * line that nobody ticked leaves nothing.
 * @param eaters for how many somebody who eats alone cooks now; weeks that know it have their own
 */
export function atHome(history: KitchenHistory, week: number, eaters: number, usage: Usage): readonly AtHome[] {
  const starts = week * DAYS
  return lotsOn(history, starts, eaters, usage)
    .map(({ food, grams, until }) => ({ food, grams: Math.round(grams), keepsDays: until - starts }))
    .filter(({ grams }) => grams > 0)
}

/** Beyond so many days nobody asks how long something keeps. */
const DATED_DAYS = 60
/** What many kitchens have of a food: a pack that was opened. */
const STARTED = 0.5

/** What is at home at the start of a day, each food once with its earliest date, what spoils first in front. */
export function pantry(history: KitchenHistory, day: number, eaters: number, usage: Usage): Pantry {
  const byFood = Map.groupBy(lotsOn(history, day, eaters, usage), ({ food }) => food)
  const foods = [...byFood].flatMap(([id, lots]) => {
    const grams = Math.round(lots.reduce((sum, lot) => sum + lot.grams, 0))
    if (grams === 0) return []
    const keepsDays = Math.min(...lots.map(({ until }) => until - day))
    const cold = Math.round(lots.reduce((sum, lot) => sum + (lot.isFrozen ? lot.grams : 0), 0))
    const isFrozen = lots.every((lot) => lot.isFrozen)
    const { fridgeDays, freezerDays } = keepingOf(id)
    return [
      {
        ...{ id, name: foodName(id, usage), amount: needText(id, grams, usage), grams, isFrozen },
        keepsDays: keepsDays > DATED_DAYS && !isFrozen ? null : keepsDays,
        canFreeze: !isFrozen && freezerDays > fridgeDays,
        ...(cold > 0 && !isFrozen ? { frozen: needText(id, cold, usage) } : {}),
      },
    ]
  })
  const usual = usualFoods.flatMap((id) => {
    const pack = packFor(eaters, marketOf(usage), id)
    if (pack === undefined || byFood.has(id)) return []
    return [{ id, name: foodName(id, usage), grams: Math.round(pack[1] * STARTED) }]
  })
  return { foods, usual }
}
