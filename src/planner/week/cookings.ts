import type { Variety } from '#domain/household/variety.ts'
import { type PlannedDay, type PlannedMeal, relaxations, type WeekPlan } from './week-plan.ts'

/** For how many meals a main dish is cooked at once: the one it is cooked for, and later ones that eat what is left. */
export const mealsPerCooking = { NEW: 1, BALANCED: 2, SIMPLE: 3 } as const satisfies Record<Variety, number>

/** How often a main dish may be cooked in a week for lunches and for dinners, if repeats are not relaxed. */
export const cookingsOfMain = { LUNCH: 2, DINNER: 1 } as const

type Source = NonNullable<PlannedMeal['leftoverOf']>

type Numbers = { readonly [index: number]: number }

/**
 * Reads for which of its meals a main dish is cooked and which eat what is left. The one rule for the objective and for the
 * plan: a later day's meal is leftovers while the dish keeps and the cooking has meals to spare.
 * @param days the days on which the dish is eaten, in order; `count` of them
 * @param most the most meals of one cooking
 * @param cookedAt filled by meal with the meal for which it was cooked: itself, or an earlier one
 */
export function readCookings(
  days: Numbers,
  count: number,
  { keepsDays, most }: { readonly keepsDays: number; readonly most: number },
  cookedAt: { [index: number]: number },
): void {
  let cooked = 0
  let meals = most
  for (let meal = 0; meal < count; meal++) {
    const kept = (days[meal] ?? 0) - (days[cooked] ?? 0)
    if (meals < most && kept >= 1 && kept <= keepsDays) meals++
    else {
      cooked = meal
      meals = 1
    }
    cookedAt[meal] = cooked
  }
}

/** The days of a week with their leftovers marked: lunches and dinners whose dish was cooked for an earlier day's. */
export function withLeftoversMarked(
  days: readonly PlannedDay[],
  keepsDays: (recipe: string) => number,
  most: number,
): readonly PlannedDay[] {
  const mains = days.flatMap(({ meals }, day) =>
    meals.flatMap(({ slot, dishes: [main] }, meal) =>
      main !== undefined && (slot === 'LUNCH' || slot === 'DINNER') ? [{ day, meal, recipe: main.recipe }] : [],
    ),
  )
  const sources = new Map<string, { readonly day: number; readonly meal: number }>()
  for (const [recipe, eaten] of Map.groupBy(mains, (main) => main.recipe)) {
    const cookedAt: number[] = []
    const on = eaten.map(({ day }) => day)
    readCookings(on, eaten.length, { keepsDays: keepsDays(recipe), most }, cookedAt)
    for (const [at, { day, meal }] of eaten.entries()) {
      const source = eaten[cookedAt[at] ?? at]
      if (cookedAt[at] !== at && source !== undefined)
        sources.set(`${day} ${meal}`, { day: source.day, meal: source.meal })
    }
  }
  return days.map(({ meals }, day) => ({
    meals: meals.map((each, meal) => {
      const leftoverOf = sources.get(`${day} ${meal}`)
      return leftoverOf === undefined ? each : { ...each, leftoverOf }
    }),
  }))
}

/**
 * The days without the marks of leftovers whose source has another dish: what was to be left over is cooked for the first of
 * its meals, and is left over from that for the later ones.
 */
export function withoutBrokenLeftovers(days: readonly PlannedDay[]): readonly PlannedDay[] {
  const cooked = new Map<string, Source>()
  return days.map(({ meals }, day) => ({
    meals: meals.map((meal, at): PlannedMeal => {
      const { leftoverOf, ...alone } = meal
      const main = meal.dishes[0]?.recipe
      const source = leftoverOf === undefined ? undefined : days[leftoverOf.day]?.meals[leftoverOf.meal]
      const isWhole = source?.dishes[0]?.recipe === main && source?.leftoverOf === undefined
      if (leftoverOf === undefined || isWhole) return meal
      const pot = `${leftoverOf.day} ${leftoverOf.meal} ${main}`
      const first = cooked.get(pot)
      if (first !== undefined && first.day < day) return { ...alone, leftoverOf: first }
      cooked.set(pot, { day, meal: at })
      return alone
    }),
  }))
}

/**
 * The days with what was cooked before day `from` and would be eaten from then on cooked anew: the pot knew nothing of what
 * somebody at the table must not have since.
 * @param concerns whether a pot of a recipe holds something of that; every pot if absent
 */
export function withoutEarlierPots(
  days: readonly PlannedDay[],
  from: number,
  concerns: (recipe: string) => boolean = () => true,
): readonly PlannedDay[] {
  return days.map(({ meals }, day) => ({
    meals: meals.map((meal) => {
      const { leftoverOf, ...alone } = meal
      const isEarlier = leftoverOf !== undefined && day >= from && leftoverOf.day < from
      return isEarlier && meal.dishes.slice(0, 1).some(({ recipe }) => concerns(recipe)) ? alone : meal
    }),
  }))
}

/** Whether some dish is cooked for more lunches, or dinners, than is usual. */
function isCookedTooOften(days: readonly PlannedDay[], slot: keyof typeof cookingsOfMain): boolean {
  const mains = days.flatMap(({ meals }) =>
    meals.flatMap((meal) => (meal.slot === slot && meal.leftoverOf === undefined ? meal.dishes.slice(0, 1) : [])),
  )
  return [...Map.groupBy(mains, ({ recipe }) => recipe).values()].some(({ length }) => length > cookingsOfMain[slot])
}

/**
 * A week that was planned again on its day `from`: leftovers of an earlier day, which nobody cooked, are cooked for the
 * first meal that eats them from then on, and are leftovers of that one at later ones. A dish that is then cooked too often
 * counts as a repeat.
 * @param isAtHome whether what is planned for a meal before `from` was cooked
 */
export function withLeftoversCooked(
  plan: WeekPlan,
  from: number,
  isAtHome: (source: Source) => boolean = () => false,
): WeekPlan {
  const cooked = new Map<string, Source>()
  const days = plan.days.map(({ meals }, day) => ({
    meals: meals.map((meal, at): PlannedMeal => {
      const { leftoverOf: of, ...alone } = meal
      if (of === undefined || day < from || of.day >= from || isAtHome(of)) return meal
      const key = `${of.day} ${of.meal}`
      const source = cooked.get(key)
      if (source !== undefined) return { ...alone, leftoverOf: source }
      cooked.set(key, { day, meal: at })
      return alone
    }),
  }))
  if (cooked.size === 0) return plan
  const isRepeated = (['LUNCH', 'DINNER'] as const).some((slot) => isCookedTooOften(days, slot))
  return {
    ...plan,
    days,
    relaxed: relaxations.filter((rule) => plan.relaxed.includes(rule) || (isRepeated && rule === 'REPEATS')),
  }
}
