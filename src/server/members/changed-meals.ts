import type { ChangeReply } from '#domain/api/member/member.ts'
import type { PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'

/** What is on the table, whatever the portions. */
export const dishesIn = ({ dishes, leftoverOf }: PlannedMeal): string =>
  JSON.stringify([leftoverOf !== undefined, dishes.map(({ recipe }) => recipe)])

/** The meals of a week for which there is something else now. Of a week that nobody had seen none is. */
export function changedMeals(before: WeekPlan | undefined, after: WeekPlan): ChangeReply['meals'] {
  if (before === undefined) return []
  return after.days.flatMap(({ meals }, day) =>
    meals.flatMap((now, meal) => {
      const was = before.days[day]?.meals[meal]
      return was !== undefined && dishesIn(was) === dishesIn(now) ? [] : [{ week: after.week, day, meal }]
    }),
  )
}
