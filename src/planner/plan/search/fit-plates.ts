import type { Eater } from '#domain/household/eater.ts'
import { mealMinutes } from '#planner/derive/meal-minutes.ts'
import { dayPlaces, isSnackPlace, type Place } from '#planner/plan/candidates/day-places.ts'
import { type PlatePlace, plateDay, tablePrices } from '#planner/plan/candidates/plate-day.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { eaterBounds } from '#planner/plan/objective/eater-bounds.ts'
import { DAYS, type PlannedDay, type PlannedDish } from '#planner/week/week-plan.ts'
import { type FittedPlate, fitPlate, type PlateSpot } from './fit-plate.ts'
import { type Kitchen, type OwnDishes, ownDishes } from './own-dishes.ts'
import type { Shortfall } from './week-shortfall.ts'

/** The cost of each time that somebody had the same dish of their own before in the week. */
const AGAIN = 0.6
/** The cost of a dish of their own that makes a meal too late, and of each minute of it: more than any other cost. */
const LATE = { step: 20, minute: 0.5 } as const
/** How far the aim of a day may be moved from that of the week, as a share, to bring the week to its mean. */
const ROOM = 0.03

/** Share of the day's energy of a side that is added because the day would have too little otherwise. */
const SIDE = 0.1

/** The plates of one eater on a day: by meal, dishes in portions. */
type DayPlates = readonly (readonly PlannedDish[])[]

type FittedPlates = { readonly plates: readonly DayPlates[]; readonly shortfall: Omit<Shortfall, 'repeats'> }

/** The recipes that are cooked for each meal of a day, for whoever has a plate already; leftovers are not. */
const cookedOn = ({ meals }: PlannedDay): string[][] =>
  meals.map(({ dishes, leftoverOf, plates = [] }) => {
    const ids = [...dishes, ...plates.flatMap((plate) => plate.dishes)].map(({ recipe }) => recipe)
    return [...new Set(ids)].filter((id) => leftoverOf === undefined || id !== dishes[0]?.recipe)
  })

/** The plates that an eater has on a day already, if there is one at every meal and they can eat all of it; else null. */
function keptPlates({ meals }: PlannedDay, { id }: Eater, own: OwnDishes): DayPlates | null {
  const plates = meals.map(({ plates = [] }) => plates.find(({ eater }) => eater === id)?.dishes ?? [])
  const isWhole = plates.every(
    (dishes) => dishes.length > 0 && dishes.every(({ recipe }) => own.numberOf(recipe) !== null),
  )
  return isWhole ? plates : null
}

/** Fits the plates of one of the others for a week, day by day so that the rest can still bring the week to its mean. */
function platesOf(
  eater: Eater,
  days: readonly PlannedDay[],
  cooked: readonly string[][][],
  kitchen: Kitchen,
): FittedPlates | null {
  const { eaters, dishes, slots, candidates, relaxed } = kitchen
  const own = ownDishes(kitchen, eaters.indexOf(eater) + 1)
  const bounds = eaterBounds(eater, relaxed)
  const minutes = new Map(dishes.map(({ recipe }) => [recipe.id, recipe.minutes]))
  const times = new Map<number, number>()

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
        AGAIN * (times.get(dish) ?? 0) +
        (late > 0 ? LATE.step + LATE.minute * late : 0)
      )
    }
  }

  const spotAt = (day: number, { place, mayBeWithout }: PlatePlace, shared: number | null): PlateSpot => ({
    meal: place.meal,
    table: own.tableOf(place, mayBeWithout),
    shared,
    pool: own.pools[place.side ? 'SNACK' : place.slot],
    price: priceAt(day, place),
  })

  /** The spots of a day, and one more side for each of its meals. */
  function spotsOn(day: number, { meals }: PlannedDay) {
    const shape = { slots, candidates }
    const counts = meals.map(({ dishes: served }) => served.length - 1)
    const standing = dayPlaces({ ...shape, energy: eater.energy.aim }, counts)
    const table = meals.flatMap(({ dishes: served }) => served.map(({ recipe }) => own.numberOf(recipe)))
    const spots = plateDay(eater.energy.aim, standing, shape).flatMap((each): PlateSpot[] => {
      const shared = each.standing === null ? null : (table[each.standing] ?? null)
      // A side that they cannot eat and do not need is left out.
      return shared === null && each.mayBeWithout ? [] : [spotAt(day, each, shared)]
    })
    const sides = slots.map(([slot], meal): PlateSpot => {
      const place = { slot, meal, side: true, kcal: SIDE * eater.energy.aim, pool: Int32Array.of() }
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
          const here = cooked[day]?.[meal]
          if (here?.includes(recipe) === false) here.push(recipe)
        }
        return [{ recipe, portion }]
      }),
    )

  const kept = days.map((day) => keptPlates(day, eater, own))
  const figure = (of: 'kcal' | 'protein', plates: DayPlates) =>
    plates.flat().reduce((sum, { recipe, portion }) => sum + portion * at(own[of], own.numberOf(recipe) ?? 0), 0)
  let open = kept.filter((plates) => plates === null).length
  let spent = kept.reduce((sum, plates) => sum + (plates === null ? 0 : figure('kcal', plates)), 0)
  for (const [day, planned] of days.entries()) {
    if (kept[day] != null) continue
    const aim = (DAYS * eater.energy.aim - spent) / open
    const near = Math.max(eater.energy.aim * (1 - ROOM), Math.min(eater.energy.aim * (1 + ROOM), aim))
    const { spots, sides } = spotsOn(day, planned)
    const today = { ...bounds, energy: Math.max(bounds.least, Math.min(bounds.most, near)) }
    const fitted = fitPlate(spots, today, sides)
    if (fitted === null) return null
    kept[day] = served(day, fitted)
    spent += fitted.kcal
    open--
  }
  const plates = kept.map((each) => each ?? [])
  const energies = plates.map((each) => figure('kcal', each))
  const lacking = (kcal: number, least: number, most: number) => Math.max(0, least - kcal, kcal - most) / bounds.energy
  const ofDays = energies.reduce((sum, kcal) => sum + lacking(kcal, bounds.least, bounds.most), 0)
  const week = lacking(spent / DAYS, bounds.weekLeast, bounds.weekMost)
  const protein = plates.reduce((sum, each) => sum + Math.max(0, 1 - figure('protein', each) / bounds.protein), 0)
  return { plates, shortfall: { energy: ofDays + week, protein } }
}

export type SetTable = { readonly days: readonly PlannedDay[]; readonly shortfall: Omit<Shortfall, 'repeats'> }

/**
 * Gives each of the others a plate at every meal of a week: the table's dishes where they can eat them, else a dish of
 * their own, so that each of their days is within their own band. Days on which somebody has plates that they can eat
 * keep them. Null if there is no dish at all for somebody at some meal.
 */
export function fitPlates(days: readonly PlannedDay[], kitchen: Kitchen): SetTable | null {
  const cooked = days.map(cookedOn)
  const fitted = kitchen.eaters.map((eater) => platesOf(eater, days, cooked, kitchen))
  const known = fitted.flatMap((each) => each ?? [])
  if (known.length < fitted.length) return null
  const sum = (of: 'energy' | 'protein') => known.reduce((total, { shortfall }) => total + shortfall[of], 0)
  return {
    days: days.map(({ meals }, day) => ({
      meals: meals.map((meal, index) => ({
        ...meal,
        plates: kitchen.eaters.map(({ id }, seat) => ({
          eater: id,
          dishes: known[seat]?.plates[day]?.[index] ?? [],
        })),
      })),
    })),
    shortfall: { energy: sum('energy'), protein: sum('protein') },
  }
}
