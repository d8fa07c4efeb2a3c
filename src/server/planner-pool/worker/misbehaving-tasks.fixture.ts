import { answering } from './answering.ts'

// Replaces the planner's tasks in tests about threads instead of plans.

/** Returns each recipe's id as its title. */
export const titles = answering((recipes: readonly string[]) => new Map(recipes.map((each) => [each, each])))

/** Never returns. */
export const foods = answering(() => {
  for (;;) {
    // Busy, like a search that does not end.
  }
})

/** Ends its thread. */
export const plate = answering(() => process.exit(3))

/** Throws. */
export const foodNames = answering(() => {
  throw new TypeError('a mistake in the task')
})

/** No start of the search leads to a valid week. */
export const planWeek = answering(() => ({ kind: 'invalid', violations: ['DAY_ENERGY', 'TIME'] }))

/** Whether the thread can see a setting of the process. */
export const recipeCard = answering((name: string) => process.env[name] ?? null)
