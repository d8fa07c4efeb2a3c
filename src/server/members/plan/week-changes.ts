import type { ChangeReply } from '#domain/api/member/member.ts'
import type { IsoDate } from '#domain/time.ts'
import type { PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import { kitchenOf, type OwnWeek } from '#server/planner-pool/planner-pool.ts'
import type { PlanState } from './change-plan.ts'
import { asSeen } from './own-plate.ts'
import { type SaidDishes, saidDay, saidKitchen, saidMeal, type WeekChange, type WeekInPlan } from './sayings.ts'
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

type BothPlans = { readonly before: WeekPlan; readonly after: WeekPlan }

const saidDishes = (meal: PlannedMeal | undefined): SaidDishes =>
  meal === undefined
    ? null
    : { recipes: meal.dishes.map(({ recipe }) => recipe), isLeftover: meal.leftoverOf !== undefined }

function dayChanges(at: WeekInPlan, day: number, { before, after }: BothPlans): readonly WeekChange[] {
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
  return [
    ...other.map(({ was, now, slot }) => ({
      meal: saidMeal(at, day, slot),
      was: saidDishes(was),
      now: saidDishes(now),
    })),
    ...(resized ? [{ portions: saidDay(at, day) }] : []),
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

/** Changes of a week in the order of its days. */
export const changesIn = ({
  before,
  after,
  ...at
}: BothPlans & { readonly startsOn: IsoDate; readonly currentWeek: number }): WeekChange[] =>
  after.days.flatMap((_, day) => dayChanges({ ...at, week: after.week }, day, { before, after }))

/** What the member will eat differently in a week that has a new plan. */
export function weekChanges(
  { member: { startsOn }, currentWeek }: Pick<PlanState, 'member' | 'currentWeek'>,
  was: OwnWeek,
  now: OwnWeek,
): ChangedMeals {
  const [before, after] = [asSeen(was).plan, asSeen(now).plan]
  const changes = changesIn({ before, after, startsOn, currentWeek })
  const kitchens = { before: saidKitchen(kitchenOf(was)), after: saidKitchen(kitchenOf(now)) }
  return {
    changes: changes.length === 0 ? [] : [{ say: 'meals', ...kitchens, changes }],
    meals: changedMeals(before, after),
  }
}
