import { answering } from './answering.ts'

// Stands in for the planner's tasks where it matters how threads behave and not what they cook.

/** Names recipes after themselves. */
export const titles = answering((recipes: readonly string[]) => new Map(recipes.map((each) => [each, each])))

/** Never comes back. */
export const foods = answering(() => {
  for (;;) {
    // Busy, as a search that has lost its way is.
  }
})

/** Takes its thread with it. */
export const plate = answering(() => process.exit(3))

/** Fails as code fails. */
export const foodNames = answering(() => {
  throw new TypeError('a mistake in the task')
})

/** A week that no start of leads anywhere. */
export const planWeek = answering(() => ({ kind: 'broken', promises: ['DAY_ENERGY', 'TIME'] }))

/** Whether the thread can see a setting of the process. */
export const recipeCard = answering((name: string) => process.env[name] ?? null)
