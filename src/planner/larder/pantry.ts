import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Need } from '#planner/kitchen-units/shopping-lines.ts'
import { countedDays, keepingOf } from './keeping.ts'
import { type Lot, packsFor, taken } from './stock.ts'

/** A lot with what a pantry says about it. Days count as those of the weeks. */
export type PantryLot = Lot & { readonly isFrozen: boolean }

/** A moment: its day, and its order among all moments of a kitchen. */
export type Moment = { readonly day: number; readonly at: number }

/** What somebody said about a food at home. */
export type Correction = Moment & { readonly food: IngredientId } & (
    | { readonly kind: 'GONE' }
    /** So much of it is there, no more and no less. */
    | { readonly kind: 'HAVE'; readonly grams: number }
    /** All of it went into the freezer. */
    | { readonly kind: 'FROZEN' }
  )

/** One shopping of a week. */
export type KitchenTrip = {
  /** Its day, counted as the weeks are. */
  readonly day: number
  /** The list: foods as they are bought, each once. */
  readonly listed: readonly Need[]
  /** What was ticked on the list, and when. What was not came from elsewhere or not at all. */
  readonly ticked: ReadonlyMap<string, Moment>
  /** Grams of each food that its list says to freeze. */
  readonly frozen: ReadonlyMap<IngredientId, number>
}

/** A week of a kitchen: its lists, what was bought of them and what was cooked. */
export type KitchenWeek = {
  /** The first day. */
  readonly day: number
  readonly trips: readonly KitchenTrip[]
  /** What was cooked on each of its days. */
  readonly cooked: readonly (readonly Need[])[]
  /** The edible grams of a pack; 0 for what is not bought. */
  readonly packGrams: (food: IngredientId) => number
}

type Stock = Map<IngredientId, readonly PantryLot[]>

const gramsOf = (lots: readonly Lot[]): number => lots.reduce((sum, { grams }) => sum + grams, 0)

type Buying = Pick<KitchenWeek, 'packGrams'> & Pick<KitchenTrip, 'frozen'>

/** Buys what was ticked of a line: whole packs of what is lacking. What was bought although it was there was not there. */
function buy(stock: Stock, { id: food, g }: Need, day: number, { packGrams, frozen }: Buying): void {
  const pack = packGrams(food)
  const known = stock.get(food) ?? []
  const lots = packsFor(g, known, pack) === 0 ? [] : known
  const grams = packsFor(g, lots, pack) * pack
  const cold = Math.min(grams, frozen.get(food) ?? 0)
  const fresh: readonly PantryLot[] = [
    { food, grams: grams - cold, until: day + countedDays(food), isFrozen: false },
    { food, grams: cold, until: day + keepingOf(food).freezerDays, isFrozen: true },
  ]
  stock.set(food, [...lots, ...fresh.filter((lot) => lot.grams > 0)])
}

function correct(stock: Stock, correction: Correction): void {
  const { food, day } = correction
  const lots = stock.get(food) ?? []
  switch (correction.kind) {
    case 'GONE':
      stock.delete(food)
      return
    case 'FROZEN':
      stock.set(
        food,
        // What was frozen before keeps its date, and nothing spoils sooner for being frozen.
        lots.map((lot) =>
          lot.isFrozen
            ? lot
            : { ...lot, until: Math.max(lot.until, day + keepingOf(food).freezerDays), isFrozen: true },
        ),
      )
      return
    case 'HAVE': {
      const more = correction.grams - gramsOf(lots)
      const fresh = { food, grams: more, until: day + countedDays(food), isFrozen: false }
      stock.set(food, more > 0 ? [...lots, fresh] : taken(lots, -more))
    }
  }
}

type Event = Moment & { readonly apply: (stock: Stock) => void }

/**
 * The purchases of a week. Each trip buys on its day, as its list was planned, but what was said about a food before its
 * tick comes before it.
 */
function purchasesOf({ day: starts, cooked, packGrams, trips }: KitchenWeek, corrections: readonly Correction[]) {
  const last = starts + cooked.length - 1
  return trips.flatMap((trip): readonly Event[] =>
    trip.listed.flatMap((need) => {
      const tick = trip.ticked.get(need.id)
      if (tick === undefined || packGrams(need.id) === 0) return []
      const isCorrected = corrections.some(({ food, day, at }) => food === need.id && day >= trip.day && at < tick.at)
      const day = isCorrected ? Math.min(Math.max(tick.day, trip.day), last) : trip.day
      const apply = (stock: Stock) => buy(stock, need, day, { packGrams, frozen: trip.frozen })
      return [{ day, at: isCorrected ? tick.at : 0, apply }]
    }),
  )
}

/**
 * What is at home at the start of a day, computed from all that is known of the kitchen: what was bought, cooked and said.
 * The oldest is used first, and what passes its date is gone.
 * @param weeks of one that has not ended only the days before `day` count as cooked
 * @param corrections those of `day` and later ones count as said at its start
 */
export function pantryOn(
  weeks: readonly KitchenWeek[],
  corrections: readonly Correction[],
  day: number,
): readonly PantryLot[] {
  const stock: Stock = new Map()
  const said = corrections.map((each) => ({
    day: Math.min(each.day, day),
    at: each.at,
    apply: () => correct(stock, each),
  }))
  const events: readonly Event[] = [...said, ...weeks.flatMap((week) => purchasesOf(week, corrections))].toSorted(
    (a, b) => a.at - b.at,
  )
  const first = Math.min(day, ...weeks.map((week) => week.day), ...events.map((event) => event.day))
  for (let today = first; today <= day; today++) {
    for (const [food, lots] of stock) {
      const kept = lots.filter(({ until }) => until >= today)
      stock.set(food, kept)
    }
    for (const event of events) if (event.day === today) event.apply(stock)
    if (today === day) break
    const cooked = weeks.flatMap((week) => week.cooked[today - week.day] ?? [])
    for (const { id, g } of cooked) stock.set(id, taken(stock.get(id) ?? [], g))
  }
  return [...stock.values()].flat().toSorted((a, b) => a.until - b.until)
}
