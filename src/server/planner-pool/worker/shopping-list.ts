import { SECOND_TRIP } from '#domain/api/member/tick-limits.ts'
import { localeIn } from '#domain/formats.ts'
import { languageIn, marketOf, type Usage } from '#domain/usage.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import { englishFor } from '#planner/foods/american-english.ts'
import { type Aisle, aisles, type Pack } from '#planner/foods/food.ts'
import { textIn } from '#planner/foods/food-name.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { boughtWhole } from '#planner/kitchen-units/bought-whole.ts'
import { gramsPer } from '#planner/kitchen-units/grams-per.ts'
import { amountText } from '#planner/kitchen-units/line-text.ts'
import { type Need, type ShoppingLine, shoppingLines } from '#planner/kitchen-units/shopping-lines.ts'
import { packFor } from '#planner/larder/packages.ts'
import { type Frozen, toFreeze } from '#planner/larder/to-freeze.ts'
import { needsOfTrips, ONE_TRIP, secondTripOf } from '#planner/larder/trips.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { tableSeats } from '#planner/plan/search/table-seats.ts'
import type { AtHome } from '#planner/week/week-plan.ts'
import type { MealPlace, Planned, Shopping, ShoppingAisle } from '#server/planner-pool/planner-pool.ts'
import { aisleWords } from '#server/planner-pool/words/label-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { labelNote } from './ingredient-line.ts'
import { ownNeeds, potsAt, timesCooked } from './pots.ts'
import { cookingsIn } from './served-dishes.ts'

/**
 * Edible grams that a week needs, dish by dish, with the planned portions of everybody at the table, or of `eaters`
 * people who eat the same. A dish that is also for later
 * meals counts where it is cooked, with the grams of all of them; a fixed line counts once each time it is cooked.
 * Marinades and garnishes count in full: they are bought even if they are not all eaten.
 */
export const shoppingNeeds = (planned: Planned, eaters: number): readonly Need[] => needsByDay(planned, eaters).flat()

/** The same by the day on which it is cooked, without some meals that were not. */
export function needsByDay(
  planned: Planned,
  eaters: number,
  notCooked: readonly MealPlace[] = [],
): readonly (readonly Need[])[] {
  const { request, plan } = planned
  const cookings = cookingsIn(request, plan)
  const times = timesCooked(planned, eaters)
  return plan.days.map(({ meals }, day) =>
    meals.flatMap((of, meal) =>
      notCooked.some((place) => place.day === day && place.meal === meal)
        ? []
        : [
            ...ownNeeds(of, request.person, times),
            ...potsAt(planned, cookings, { day, meal }).flatMap(({ served, servings, guests }) => {
              const { recipe, lines } = served.variant
              const cooked = servings * times + guests
              return lines.map(({ id: food, g, fixed = false }) => ({
                id: food,
                g: fixed ? g : (g * cooked) / recipe.servings,
              }))
            }),
          ],
    ),
  )
}

/** The rules of everybody at the table: what one of them has to look for on a label is said once for all. */
function rulesOfTable({ request, plan }: Planned): Rules {
  const seats = tableSeats(request, relaxedCook(request.cook, plan.relaxed))
  return {
    diets: seats.flatMap(({ rules }) => rules.diets),
    restrictions: seats.flatMap(({ rules }) => rules.restrictions),
  }
}

const spooned: readonly Aisle[] = ['SPICES', 'OILS_AND_SAUCES']
/** Number of pieces in a pack of eggs and similar foods. */
const DOZEN = 12
/** Above this number of spoons people weigh. */
const MOST_SPOONS = 12
/** Grams of one pickle above which pickles are counted; olives are spooned. */
const LEAST_COUNTED = 5
/** Sums of the same grams in another order differ by less than this. */
const ROUNDING = 1e-6

/**
 * How much of an ingredient a week needs, as text: spices, oils and sauces in spoons; whole spices, pickles and foods
 * sold by the dozen in pieces; everything else by weight or, if it is poured, by volume.
 * @param grams edible grams, more than 0
 */
export function needText(id: IngredientId, grams: number, usage: Usage): string {
  const food = ingredient(id)
  const { aisle, pack } = food
  if (pack?.[0] === 'dozen') return `${Math.ceil((grams * DOZEN) / pack[1])}`
  const one = gramsPer(food, 'leaf') ?? gramsPer(food, 'piece')
  // Bay leaves, cinnamon sticks and gherkins cannot be measured in spoons.
  const isCounted = aisle === 'SPICES' || (aisle === 'OILS_AND_SAUCES' && (one ?? 0) >= LEAST_COUNTED)
  if (isCounted && one !== undefined) return `${Math.ceil(grams / one - ROUNDING)}`
  const spoon = gramsPer(food, 'tbsp')
  const isSpooned = spooned.includes(aisle) && spoon !== undefined && grams <= spoon * MOST_SPOONS
  if (isSpooned) return amountText({ id, g: spoon, show: { qty: 1, unit: 'tbsp' } }, grams / spoon, usage)
  return amountText({ id, g: 1 }, grams, usage)
}

const counted = ['piece', 'small', 'medium', 'large'] as const

/** "1 bag" of carrots, "2 bunches" of spring onions: countable foods are in the plural in their pack. */
export function nameOf({ id, name, packs }: ShoppingLine, usage: Usage): string {
  if (languageIn(usage) === 'es') return name
  const { grams, plural } = ingredient(id)
  const isMany = packs !== undefined && packs.unit !== 'piece' && packs.unit !== 'head'
  return englishFor(usage, isMany && counted.some((unit) => unit in grams) ? plural : name)
}

/** Grams of a line that a week needed before it was given more food. */
type GramsBefore = (line: ShoppingLine) => number

/** Under what the ticks of a line are kept: the food, and whether it is bought on the second trip. */
const lineId = ({ id, trip }: ShoppingLine): string => (trip === undefined ? id : `${id}${SECOND_TRIP}`)

/** An addition smaller than this share of what was needed before is not worth another walk to the shop. */
const WORTH_BUYING = 0.02

function lineView(
  line: ShoppingLine,
  rules: Rules,
  usage: Usage,
  gramsBefore: GramsBefore | null,
  frozen: readonly Frozen[],
  secondTrip: number,
): ShoppingAisle['lines'][number] {
  const { id, buy, grams, staple, left, trip } = line
  const kept = left === undefined ? {} : { left: needText(id, left, usage) }
  const had = gramsBefore?.(line) ?? grams
  const more = grams > had * (1 + WORTH_BUYING) ? { more: needText(id, grams - had, usage) } : {}
  // What is not bought is in the freezer already.
  const freeze = frozen.flatMap(({ food, grams: cold, day }) =>
    food === id && buy !== '' && day >= secondTrip === (trip === 2) ? [{ amount: needText(id, cold, usage), day }] : [],
  )
  return {
    id: lineId(line),
    ...(trip === undefined ? {} : { trip }),
    name: nameOf(line, usage),
    buy: textIn(usage, buy, buy),
    need: needText(id, grams, usage),
    ...more,
    ...kept,
    ...(freeze.length === 0 ? {} : { freeze }),
    staple,
    label: labelNote(id, rules, usage),
  }
}

type PackOf = (id: IngredientId) => Pack | undefined

/** The packs for everybody at the table, or for `eaters` people who eat the same. */
const packsOf =
  ({ request: { others } }: Planned, eaters: number, usage: Usage): PackOf =>
  (id) =>
    packFor(others === undefined ? eaters : 1 + others.length, marketOf(usage), id)

function gramsBeforeRaise({ request, plan }: Planned, shopping: Shopping): GramsBefore | null {
  const { raised } = request
  if (raised === undefined) return null
  const before = { request, plan: { ...plan, days: raised.before } }
  const grams = new Map(listLines(before, { ...shopping, home: [] }).map((line) => [lineId(line), line.grams]))
  return (line) => grams.get(lineId(line)) ?? 0
}

/**
 * Grams of each food at home that a week can use: all of what outlasts it, and of what does not as much as is cooked while
 * it keeps. Milk that keeps until Tuesday is bought again for Friday.
 */
function usableAtHome(home: readonly AtHome[], days: readonly (readonly Need[])[]): ReadonlyMap<string, number> {
  const usable = new Map<string, number>()
  for (const [food, lots] of Map.groupBy(home, (lot) => lot.food)) {
    const open = days.map((needs) => boughtWhole(needs).reduce((sum, { id, g }) => (id === food ? sum + g : sum), 0))
    for (const { grams, keepsDays } of lots.toSorted((a, b) => a.keepsDays - b.keepsDays)) {
      let left = grams
      for (const [day, need] of open.entries()) {
        const used = day > keepsDays ? 0 : Math.min(left, need)
        open[day] = need - used
        left -= used
      }
      const counted = keepsDays >= days.length - 1 ? grams : grams - left
      usable.set(food, (usable.get(food) ?? 0) + counted)
    }
  }
  return usable
}

/** Grams of each food in some needs. */
function gramsIn(needs: readonly Need[]): ReadonlyMap<IngredientId, number> {
  const total = new Map<IngredientId, number>()
  for (const { id, g } of needs) total.set(id, (total.get(id) ?? 0) + g)
  return total
}

/**
 * The lines of the list of a week, trip by trip; `home` is what earlier weeks have left for it, of which the first trip
 * takes what it can use.
 */
export function listLines(
  planned: Planned,
  { eaters, usage, home }: Shopping,
  days = needsByDay(planned, eaters),
): readonly ShoppingLine[] {
  const left = usableAtHome(home, days)
  const packOf = packsOf(planned, eaters, usage)
  const language = languageIn(usage)
  const leftOf = (id: IngredientId) => left.get(id) ?? 0
  const [first = [], second] = needsOfTrips(days.map(boughtWhole), planned.request.trips ?? ONE_TRIP)
  if (second === undefined) return shoppingLines(boughtWhole(days.flat()), packOf, leftOf, language)
  const used = gramsIn(first.flat())
  const rest = (id: IngredientId) => Math.max(0, leftOf(id) - (used.get(id) ?? 0))
  return [
    ...shoppingLines(first.flat(), packOf, leftOf, language),
    ...shoppingLines(second.flat(), packOf, rest, language).map((line) => ({ ...line, trip: 2 as const })),
  ]
}

/** The shopping list of a week, aisle by aisle in the order of a usual walk through the shop. */
export function shoppingList(
  planned: Planned,
  eaters: number,
  usage: Usage,
  home: readonly AtHome[] = [],
): readonly ShoppingAisle[] {
  const { aisleWords: words } = wordsIn(localeIn(usage), { aisleWords })
  const rules = rulesOfTable(planned)
  const gramsBefore = gramsBeforeRaise(planned, { eaters, usage, home })
  const days = needsByDay(planned, eaters)
  const { trips = ONE_TRIP } = planned.request
  const frozen = toFreeze(days.map(boughtWhole), trips)
  const lines = listLines(planned, { eaters, usage, home }, days)
  const byAisle = Map.groupBy(lines, ({ aisle }) => aisle)
  const walk = aisles.flatMap((aisle) => {
    const inAisle = byAisle.get(aisle)
    return inAisle === undefined ? [] : [{ aisle, inAisle }]
  })
  return walk.map(({ aisle, inAisle }) => ({
    aisle: words[aisle],
    lines: inAisle.map((line) => lineView(line, rules, usage, gramsBefore, frozen, secondTripOf(trips))),
  }))
}
