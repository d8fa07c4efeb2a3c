import { type Eater, needsOn } from '#domain/household/eater.ts'
import { type KcalPerDay, kcalPerDay } from '#domain/units.ts'
import { mealMinutes } from '#planner/derive/meal-minutes.ts'
import { dayPlaces, isSnackPlace, type Place } from '#planner/plan/candidates/day-places.ts'
import { type PlatePlace, plateDay, tablePrices } from '#planner/plan/candidates/plate-day.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import type { DayBounds } from '#planner/plan/objective/day-bounds.ts'
import { eaterBounds } from '#planner/plan/objective/eater-bounds.ts'
import { awayKcal, kcalElsewhere, type PlannedDay, type PlannedDish } from '#planner/week/week-plan.ts'
import { type FittedPlate, fitPlate, type PlateSpot } from './fit-plate.ts'
import { goodsOn, newGoods, ownPrices } from './own-dish-prices.ts'
import { type Kitchen, type OwnDishes, ownDishes } from './own-dishes.ts'
import type { Shortfall } from './week-shortfall.ts'

/** The cost of a dish of their own that makes a meal too late, and of each minute of it: more than any other cost. */
const LATE = { step: 20, minute: 0.5 } as const
/** How far the aim of a day may be moved from that of the week, as a share, to bring the week to its mean. */
const ROOM = 0.03
/** Share of the day's energy of a side that is added because the day would have too little otherwise. */
const SIDE = 0.1
/** The plates of one eater on a day: by meal, dishes in portions. */
type DayPlates = readonly (readonly PlannedDish[])[]

/** Whether the plate of an eater at a meal can no longer change: it was eaten, or cooked on an earlier day. */
export type IsSettled = (eater: string, day: number, meal: number) => boolean

type FittedPlates = { readonly plates: readonly DayPlates[]; readonly shortfall: Omit<Shortfall, 'repeats'> }

/** The recipes that are cooked for each meal of a day, for whoever has a plate already; leftovers are not. */
const cookedOn = ({ meals }: PlannedDay): string[][] =>
  meals.map(({ dishes, leftoverOf, plates = [] }) => {
    const ids = [...dishes, ...plates.flatMap((plate) => plate.dishes)].map(({ recipe }) => recipe)
    return [...new Set(ids)].filter((id) => leftoverOf === undefined || id !== dishes[0]?.recipe)
  })

/** The bounds of what is left of a day of which something is settled. */
const without = (
  bounds: DayBounds,
  { kcal, protein }: { readonly kcal: number; readonly protein: number },
): DayBounds => ({
  ...bounds,
  energy: bounds.energy - kcal,
  least: Math.max(0, bounds.least - kcal),
  most: bounds.most - kcal,
  protein: Math.max(0, bounds.protein - protein),
  proteinTarget: Math.max(1, bounds.proteinTarget - protein),
  fibre: bounds.fibre * (1 - kcal / bounds.energy),
})

/** Below this energy nothing more is fitted to a day, kcal. */
const NOTHING_LEFT = 50
/** Whether a dish must not be on the plate of an eater at a meal, though it suits them. */
export type IsRefused = (eater: string, day: number, meal: number, recipe: string) => boolean

/**
 * The plates that an eater has on a day already, if there is one at every meal and they can eat all of it that is ahead;
 * else null.
 */
function keptPlates(
  { meals }: PlannedDay,
  day: number,
  { id }: Eater,
  own: OwnDishes,
  isRefused: IsRefused,
): DayPlates | null {
  const plates = meals.map(({ plates = [] }) => plates.find(({ eater }) => eater === id)?.dishes ?? [])
  const isFit = (meal: number) => (dish: PlannedDish) =>
    own.numberOf(dish.recipe) !== null && !isRefused(id, day, meal, dish.recipe)
  const isWhole = plates.every(
    (dishes, meal) => meals[meal]?.kept === true || (dishes.length > 0 && dishes.every(isFit(meal))),
  )
  return isWhole ? plates : null
}

/** What was cooked on a day on which somebody had no plate yet was not cooked for them. */
const withoutPotsBefore =
  (eater: Eater, days: readonly PlannedDay[], isRefused: IsRefused): IsRefused =>
  (id, day, meal, recipe) => {
    const { leftoverOf: of, dishes = [] } = days[day]?.meals[meal] ?? {}
    const isOfPot = of !== undefined && dishes[0]?.recipe === recipe
    return (isOfPot && needsOn(eater, of.day) === null) || isRefused(id, day, meal, recipe)
  }

/** Fits the plates of one of the others for a week, day by day so that the rest can still bring the week to its mean. */
function platesOf(
  eater: Eater,
  days: readonly PlannedDay[],
  cooked: readonly string[][][],
  bought: Set<number>,
  kitchen: Kitchen,
  isSettled: IsSettled,
  refuses: IsRefused,
): FittedPlates | null {
  const isRefused = withoutPotsBefore(eater, days, refuses)
  const { eaters, dishes, slots, candidates, relaxed, variety = 'NEW' } = kitchen
  const seat = eaters.indexOf(eater) + 1
  const prices = ownPrices[variety]
  const own = ownDishes(kitchen, seat)
  const needs = days.map((_, day) => needsOn(eater, day))
  const boundsOf = needs.map((each) => (each === null ? null : eaterBounds({ ...eater, ...each }, relaxed)))
  const minutes = new Map(dishes.map(({ recipe }) => [recipe.id, recipe.minutes]))
  const times = new Map<number, number>()
  const goodsOf = (dish: number) => dishes[dish]?.facts[seat]?.goods ?? []

  /** The price of another dish than the table's at a meal: little if it is cooked there for somebody else already. */
  const priceAt = (day: number, { meal, side, slot }: Place) => {
    const here = cooked[day]?.[meal] ?? []
    const base = isSnackPlace({ side, slot }) ? tablePrices.ownSide : tablePrices.ownMain
    return (dish: number): number => {
      const id = dishes[dish]?.recipe.id ?? ''
      const cooks = [...here, id].flatMap((recipe) => minutes.get(recipe) ?? [])
      const late = here.includes(id) ? 0 : Math.max(0, mealMinutes(cooks) - candidates.mostMinutes)
      return (
        (here.includes(id) ? 0 : base) +
        (1 - at(own.score, dish)) / 2 +
        prices.again * (times.get(dish) ?? 0) +
        (prices.good === 0 ? 0 : prices.good * newGoods(goodsOf(dish), bought)) +
        (late > 0 ? LATE.step + LATE.minute * late : 0)
      )
    }
  }

  const spotAt = (day: number, { place, mayBeWithout }: PlatePlace, table: number | null): PlateSpot => {
    const mayBe = (dish: number) => !isRefused(eater.id, day, place.meal, dishes[dish]?.recipe.id ?? '')
    return {
      meal: place.meal,
      table: own.tableOf(place, mayBeWithout),
      shared: table !== null && mayBe(table) ? table : null,
      pool: own.pools[place.side ? 'SNACK' : place.slot].filter(mayBe),
      price: priceAt(day, place),
    }
  }

  /** The spots of a day, and one more side for each of its meals. */
  function spotsOn(day: number, { meals }: PlannedDay, aim: KcalPerDay) {
    const shape = { slots, candidates }
    const counts = meals.map(({ dishes: served }) => served.length - 1)
    const standing = dayPlaces({ ...shape, energy: aim }, counts)
    const table = meals.flatMap(({ dishes: served }) => served.map(({ recipe }) => own.numberOf(recipe)))
    const spots = plateDay(aim, standing, shape).flatMap((each): PlateSpot[] => {
      const shared = each.standing === null ? null : (table[each.standing] ?? null)
      // A side that they cannot eat and do not need is left out.
      return shared === null && each.mayBeWithout ? [] : [spotAt(day, each, shared)]
    })
    const sides = slots.map(([slot], meal): PlateSpot => {
      const place = { slot, meal, side: true, kcal: SIDE * aim, pool: Int32Array.of() }
      return spotAt(day, { place, standing: null, mayBeWithout: false }, null)
    })
    return { spots, sides }
  }

  /** The plates of a day from its fitted dishes, and counts what they are cooked for. */
  const served = (day: number, { spots, dishes: chosen, portions }: FittedPlate): DayPlates =>
    slots.map((_, meal) =>
      spots.flatMap((spot, index): PlannedDish[] => {
        const dish = chosen[index] ?? 0
        const recipe = dishes[dish]?.recipe.id
        const portion = portions[index] ?? 0
        if (spot.meal !== meal || recipe === undefined || portion === 0) return []
        if (dish !== spot.shared) {
          times.set(dish, (times.get(dish) ?? 0) + 1)
          for (const good of goodsOf(dish)) bought.add(good)
          const here = cooked[day]?.[meal]
          if (here?.includes(recipe) === false) here.push(recipe)
        }
        return [{ recipe, portion }]
      }),
    )

  const kept: (DayPlates | null)[] = days.map((day, index) =>
    boundsOf[index] == null ? [] : keptPlates(day, index, eater, own, isRefused),
  )
  const figureOf = (of: 'kcal' | 'protein', { recipe, portion }: PlannedDish) => {
    const dish = own.numberOf(recipe)
    // What was kept from the past may suit them no more: it has no figures of now.
    return dish === null ? 0 : portion * at(own[of], dish)
  }
  const figure = (of: 'kcal' | 'protein', plates: DayPlates) =>
    plates.flat().reduce((sum, dish) => sum + figureOf(of, dish), 0)
  /** What of a day's plates is eaten at home. */
  const atHomeOn = (day: number, plates: DayPlates): DayPlates =>
    plates.map((plate, meal) => (awayKcal(days[day]?.meals[meal] ?? {}, eater.id) === null ? plate : []))
  const kcalOn = (day: number, plates: DayPlates) =>
    figure('kcal', atHomeOn(day, plates)) + kcalElsewhere(days[day] ?? { meals: [] }, eater.id)
  const aims = needs.map((each) => each?.energy.aim ?? kcalPerDay(0))
  const total = aims.reduce((sum, aim) => sum + aim, 0)
  let open = aims.reduce((sum, aim, day) => sum + (kept[day] === null ? aim : 0), 0)
  const isPast = (day: number) => days[day]?.meals.every((meal) => meal.kept === true) === true
  let spent = kept.reduce(
    (sum, plates, day) => sum + (plates === null ? 0 : isPast(day) ? (aims[day] ?? 0) : kcalOn(day, plates)),
    0,
  )

  /** Fits a day around the plates that can no longer change. */
  function fittedDay(day: number, planned: PlannedDay, bounds: DayBounds): DayPlates | null {
    const before = planned.meals.map(
      ({ plates = [] }) => plates.find((plate) => plate.eater === eater.id)?.dishes ?? [],
    )
    const isElsewhere = (meal: number) => awayKcal(planned.meals[meal] ?? {}, eater.id) !== null
    const isFixed = (meal: number) =>
      isSettled(eater.id, day, meal) || planned.meals[meal]?.kept === true || isElsewhere(meal)
    const fixed = before.map((plate, meal) => (plate.length > 0 && isFixed(meal) ? plate : []))
    const isOpen = ({ meal }: PlateSpot) => fixed[meal]?.length === 0
    const had = { kcal: kcalOn(day, fixed), protein: figure('protein', atHomeOn(day, fixed)) }
    if (bounds.energy - had.kcal < NOTHING_LEFT) return before
    const { spots, sides } = spotsOn(day, planned, aims[day] ?? eater.energy.aim)
    const fitted = fitPlate(spots.filter(isOpen), had.kcal === 0 ? bounds : without(bounds, had), sides.filter(isOpen))
    if (fitted === null) return null
    const more = served(day, fitted)
    return fixed.map((plate, meal) => (plate.length > 0 ? plate : (more[meal] ?? [])))
  }

  for (const [day, planned] of days.entries()) {
    const bounds = boundsOf[day]
    if (kept[day] !== null || bounds == null) continue
    const usual = aims[day] ?? eater.energy.aim
    const aim = (usual * (total - spent)) / open
    const near = Math.max(usual * (1 - ROOM), Math.min(usual * (1 + ROOM), aim))
    const fitted = fittedDay(day, planned, {
      ...bounds,
      energy: Math.max(bounds.least, Math.min(bounds.most, near)),
    })
    if (fitted === null) return null
    kept[day] = fitted
    spent += kcalOn(day, fitted)
    open -= usual
  }
  const plates = kept.map((each) => each ?? [])
  return {
    plates,
    shortfall: shortfallOf(
      boundsOf,
      plates.map((each, day) => ({ kcal: kcalOn(day, each), protein: figure('protein', each) })),
    ),
  }
}

/** What the days of one of the others lack, as shares. */
function shortfallOf(
  boundsOf: readonly (DayBounds | null)[],
  figures: readonly { readonly kcal: number; readonly protein: number }[],
): Omit<Shortfall, 'repeats'> {
  const eaten = boundsOf.flatMap((bounds, day) => {
    const had = figures[day]
    return bounds === null || had === undefined ? [] : [{ bounds, ...had }]
  })
  const mean = (of: (day: (typeof eaten)[number]) => number) =>
    eaten.reduce((sum, day) => sum + of(day), 0) / Math.max(1, eaten.length)
  const lacking = (kcal: number, least: number, most: number, energy: number) =>
    Math.max(0, least - kcal, kcal - most) / energy
  const ofDays = eaten.reduce(
    (sum, { kcal, bounds }) => sum + lacking(kcal, bounds.least, bounds.most, bounds.energy),
    0,
  )
  const ofWeek =
    eaten.length === 0
      ? 0
      : lacking(
          mean(({ kcal }) => kcal),
          mean(({ bounds }) => bounds.weekLeast),
          mean(({ bounds }) => bounds.weekMost),
          mean(({ bounds }) => bounds.energy),
        )
  return {
    energy: ofDays + ofWeek,
    protein: eaten.reduce((sum, { protein, bounds }) => sum + Math.max(0, 1 - protein / bounds.protein), 0),
  }
}

export type SetTable = { readonly days: readonly PlannedDay[]; readonly shortfall: Omit<Shortfall, 'repeats'> }
/**
 * Gives each of the others a plate at every meal of a week: the table's dishes where they can eat them, else a dish of
 * their own, so that each of their days is within their own band. Days on which somebody has plates that they can eat
 * keep them, and on other days what is settled or was kept from the past stays. Null if there is no dish at all for somebody at some meal.
 */
export function fitPlates(
  days: readonly PlannedDay[],
  kitchen: Kitchen,
  isSettled: IsSettled = () => false,
  isRefused: IsRefused = () => false,
): SetTable | null {
  const cooked = days.map(cookedOn)
  const bought = goodsOn(days, kitchen)
  const fitted = kitchen.eaters.map((eater) => platesOf(eater, days, cooked, bought, kitchen, isSettled, isRefused))
  const known = fitted.flatMap((each) => each ?? [])
  if (known.length < fitted.length) return null
  const sum = (of: 'energy' | 'protein') => known.reduce((total, { shortfall }) => total + shortfall[of], 0)
  return {
    days: days.map(({ meals }, day) => ({
      meals: meals.map((meal, index) => ({
        ...meal,
        plates: kitchen.eaters.flatMap((eater, seat) => {
          if (needsOn(eater, day) === null) return []
          return [{ eater: eater.id, dishes: known[seat]?.plates[day]?.[index] ?? [] }]
        }),
      })),
    })),
    shortfall: { energy: sum('energy'), protein: sum('protein') },
  }
}
