import { answering } from './answering.ts'

// Stands in for the planner's tasks where a test is about the threads and not about plans.

/** Names recipes after themselves. */
export const titles = answering((recipes: readonly string[]) => new Map(recipes.map((each) => [each, each])))

/** Never comes back. */
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

/** No start of it leads to a valid week. */
export const planWeek = answering(() => ({ kind: 'invalid', violations: ['DAY_ENERGY', 'TIME'] }))

/** Whether the thread can see a setting of the process. */
export const recipeCard = answering((name: string) => process.env[name] ?? null)
