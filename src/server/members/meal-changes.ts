import type { ChangeReply } from '#domain/api/member/member.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { PlannedDay, PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import { startOfWeek } from './plan-calendar.ts'

/** What is on the table, whatever the portions. */
export const dishesIn = ({ dishes, leftoverOf }: PlannedMeal): string =>
  JSON.stringify([leftoverOf !== undefined, dishes.map(({ recipe }) => recipe)])

/** The meals of a week for which there is something else now. In a week that was not planned before none is. */
export function changedMeals(before: WeekPlan | undefined, after: WeekPlan): ChangeReply['meals'] {
  if (before === undefined) return []
  return after.days.flatMap(({ meals }, day) =>
    meals.flatMap((now, meal) => {
      const was = before.days[day]?.meals[meal]
      return was !== undefined && dishesIn(was) === dishesIn(now) ? [] : [{ week: after.week, day, meal }]
    }),
  )
}

const mealNames = {
  BREAKFAST: 'breakfast',
  LUNCH: 'lunch',
  DINNER: 'dinner',
  SNACK: 'snack',
} as const satisfies Record<PlannedMeal['slot'], string>

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day: IsoDate): string => formatter.format(new Date(`${day}T00:00:00Z`))
}
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const dayName = format({ weekday: 'long', day: 'numeric', month: 'long' })

export const plannedAnew = (startsOn: IsoDate, week: number): string =>
  `We planned the week of ${dayAndMonth(startOfWeek(startsOn, week))} anew.`

type Titles = ReadonlyMap<string, string>

/** "Lentil soup with Apple slices" */
function mealTitle({ dishes, leftoverOf }: PlannedMeal, titles: Titles): string {
  const [main = 'nothing', ...sides] = dishes.map(({ recipe }) => titles.get(recipe) ?? 'a dish we no longer have')
  const dish = leftoverOf === undefined ? main : `what is left of ${main}`
  return sides.length === 0 ? dish : `${dish} with ${sides.join(' and ')}`
}

function dayChanges(before: PlannedDay, after: PlannedDay, name: string, titles: Titles): readonly string[] {
  const pairs = after.meals.flatMap((now, index) => {
    const was = before.meals[index]
    return was === undefined ? [] : [{ was, now }]
  })
  const other = pairs.filter(({ was, now }) => dishesIn(was) !== dishesIn(now))
  const resized = pairs.some(
    ({ was, now }) =>
      dishesIn(was) === dishesIn(now) && was.dishes.some(({ portion }, dish) => portion !== now.dishes[dish]?.portion),
  )
  return [
    ...other.map(
      ({ was, now }) =>
        `${name}: ${mealNames[now.slot]} is now ${mealTitle(now, titles)} instead of ${mealTitle(was, titles)}.`,
    ),
    ...(resized ? [`${name}: other portions changed a little, so that the day still adds up.`] : []),
  ]
}

/** What is eaten differently in a week, as sentences in the order of its days. */
export const mealChanges = (
  { before, after, startsOn }: { readonly before: WeekPlan; readonly after: WeekPlan; readonly startsOn: IsoDate },
  titles: Titles,
): string[] =>
  after.days.flatMap((day, index) => {
    const was = before.days[index]
    const name = dayName(addDays(startOfWeek(startsOn, after.week), index))
    return was === undefined ? [] : dayChanges(was, day, name, titles)
  })
