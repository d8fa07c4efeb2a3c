import { kcalPerDay } from '#domain/units.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import type { Recipe } from '#planner/recipe.ts'

const ENERGY = kcalPerDay(1800)

/** The module with the week of the home page, as the planner makes it for somebody who eats everything. */
export function homeWeekFile(library: readonly Recipe[]): string {
  const plan = planWeek({ ...easyRequest, targets: targetsAt(ENERGY) }, 1, library)
  if ('kind' in plan) throw new Error('The library has no week for somebody who eats everything.')
  const days = plan.days.map(({ meals }) =>
    meals.flatMap(({ dishes: [main] }) => (main === undefined ? [] : main.recipe)),
  )
  return `/**
 * A week that the planner made: the main dishes of each day, in the order in which they are eaten. Written by \`npm run docs\`
 * from the recipes; a house test asks that each dish is still in the library.
 */
export const homeWeek: { readonly energy: number; readonly days: readonly (readonly string[])[] } = {
  energy: ${ENERGY},
  days: [
${days.map((day) => `    [${day.map((dish) => `'${dish}'`).join(', ')}],`).join('\n')}
  ],
}
`
}
