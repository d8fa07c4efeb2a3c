import type { ChangeReply } from '#domain/api/member/member.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import type { IsoDate } from '#domain/time.ts'
import type { PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import { kitchenOf, type OwnWeek, type Planned, type PlannerPool } from '#server/planner-pool/planner-pool.ts'
import { listText } from '#server/planner-pool/words/phrases.ts'
import { wordsIn } from '#server/words/words-in.ts'
import type { PlanState } from './change-plan.ts'
import { dayText, mealText, type WeekInPlan } from './change-sentences.ts'
import { changeWords, mealChangeWords } from './change-words.ts'
import { asSeen } from './own-plate.ts'
import { recipesOf } from './plan-weeks.ts'
import type { ChangedMeals } from './undoable-change.ts'

/** The recipes of a meal and whether it is leftovers, regardless of portions. */
export const dishesIn = ({ dishes, leftoverOf }: PlannedMeal): string =>
  JSON.stringify([leftoverOf !== undefined, dishes.map(({ recipe }) => recipe)])

/**
 * The meals of a week whose dishes have changed, without leftovers that only follow the meal that they are cooked with.
 * None in a week that was not planned before.
 */
export function changedMeals(before: WeekPlan | undefined, after: WeekPlan): ChangeReply['meals'] {
  if (before === undefined) return []
  const changed = after.days.flatMap(({ meals }, day) =>
    meals.flatMap((now, meal) => {
      const was = before.days[day]?.meals[meal]
      return was !== undefined && dishesIn(was) === dishesIn(now) ? [] : [{ week: after.week, day, meal }]
    }),
  )
  const follows = ({ day, meal }: { readonly day: number; readonly meal: number }): boolean => {
    const source = after.days[day]?.meals[meal]?.leftoverOf
    return source !== undefined && changed.some((each) => each.day === source.day && each.meal === source.meal)
  }
  return changed.filter((each) => !follows(each))
}

type Titles = ReadonlyMap<string, string>
/** Titles of dishes depend on the rules of their week: a vegan gets another pad thai. */
type BothTitles = { readonly before: Titles; readonly after: Titles }
type BothPlans = { readonly before: WeekPlan; readonly after: WeekPlan }

type Words = typeof mealChangeWords

/** Names of the dishes of a meal: the main one and the sides. */
function dishNames({ dishes, leftoverOf }: PlannedMeal, titles: Titles, words: Words) {
  const [main = words.nothing, ...sides] = dishes.map(({ recipe }) => titles.get(recipe) ?? words.unknownDish)
  return { main: leftoverOf === undefined ? main : words.leftovers(main), sides }
}

export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/**
 * "Tuesday’s dinner: Lentil curry instead of Chicken tacos, with Rice on the side." If only the sides have changed: "On
 * the side of Tuesday’s dinner: Rice instead of Bread."
 */
function mealSentence({ meal, was, now }: MealPair, titles: BothTitles, locale: LocaleTag): string {
  const { mealChangeWords: words } = wordsIn(locale, { mealChangeWords })
  const from = was && dishNames(was, titles.before, words)
  const to = now && dishNames(now, titles.after, words)
  const head = capitalised(meal)
  if (to === undefined) return words.dropped(head, from?.main ?? words.nothing)
  const added = to.sides.filter((side) => !from?.sides.includes(side))
  const gone = from?.sides.filter((side) => !to.sides.includes(side)) ?? []
  const sides = listText(added, locale)
  if (from === undefined) return added.length > 0 ? words.addedWith(head, to.main, sides) : words.added(head, to.main)
  if (to.main !== from.main) {
    if (added.length > 0) return words.swappedWith(head, to.main, from.main, sides)
    const isAlone = to.sides.length === 0 && gone.length > 0
    return (isAlone ? words.swappedAlone : words.swapped)(head, to.main, from.main)
  }
  const instead = added.length > 0 ? sides : words.nothing
  return gone.length === 0 ? words.side(meal, instead) : words.sideInstead(meal, instead, listText(gone, locale))
}

type MealPair = {
  /** The meal within a sentence. */
  readonly meal: string
  readonly was: PlannedMeal | undefined
  readonly now: PlannedMeal | undefined
}

function dayChanges(
  at: WeekInPlan,
  day: number,
  { before, after }: BothPlans,
  titles: BothTitles,
  locale: LocaleTag,
): readonly string[] {
  const [was, is] = [before, after].map(({ days }) => days[day]?.meals ?? [])
  const pairs = pairedMeals(was ?? [], is ?? [])
  const other = pairs.filter(
    ({ was, now }) => was === undefined || now === undefined || dishesIn(was) !== dishesIn(now),
  )
  const resized = pairs.some(
    ({ was, now }) =>
      was !== undefined &&
      now !== undefined &&
      dishesIn(was) === dishesIn(now) &&
      was.dishes.some(({ portion }, dish) => portion !== now.dishes[dish]?.portion),
  )
  const { changeWords: words } = wordsIn(locale, { changeWords })
  return [
    ...other.map(({ was, now, slot }) =>
      mealSentence({ meal: mealText(at, day, slot, locale), was, now }, titles, locale),
    ),
    ...(resized ? [words.otherPortions(dayText(at, day, locale))] : []),
  ]
}

type Pair = {
  readonly slot: PlannedMeal['slot']
  readonly was: PlannedMeal | undefined
  readonly now: PlannedMeal | undefined
}

/** Meals of a day before and after, paired in the order of the day: the first snack with the first snack, and so on. */
function pairedMeals(before: readonly PlannedMeal[], after: readonly PlannedMeal[]): readonly Pair[] {
  const isLonger = before.length > after.length
  const [more, fewer] = isLonger ? [before, after] : [after, before]
  const open = [...fewer]
  return more.map((one) => {
    const at = open.findIndex(({ slot }) => slot === one.slot)
    const other = at < 0 ? undefined : open.splice(at, 1)[0]
    return { slot: one.slot, was: isLonger ? one : other, now: isLonger ? other : one }
  })
}

/** Changes of a week as sentences in the order of its days. */
export const changeSentences = (
  plans: BothPlans & { readonly startsOn: IsoDate; readonly currentWeek: number },
  titles: BothTitles,
  locale: LocaleTag,
): string[] =>
  plans.after.days.flatMap((_, day) =>
    dayChanges(
      { startsOn: plans.startsOn, week: plans.after.week, currentWeek: plans.currentWeek },
      day,
      plans,
      titles,
      locale,
    ),
  )

/** What the member will eat differently in a week that has a new plan. */
export async function weekChanges(
  plannerPool: PlannerPool,
  { member: { startsOn, usage, formats }, currentWeek }: Pick<PlanState, 'member' | 'currentWeek'>,
  was: OwnWeek,
  now: OwnWeek,
): Promise<ChangedMeals> {
  const [before, after] = [asSeen(was), asSeen(now)]
  const titlesOf = (week: OwnWeek, { plan }: Planned) => plannerPool.titles(recipesOf(plan), kitchenOf(week), usage)
  const titles = { before: await titlesOf(was, before), after: await titlesOf(now, after) }
  return {
    changes: changeSentences({ before: before.plan, after: after.plan, startsOn, currentWeek }, titles, formats.locale),
    meals: changedMeals(before.plan, after.plan),
  }
}
