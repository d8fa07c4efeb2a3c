import type { Step, StepFacts } from '#planner/recipe.ts'
import { type Cooked, swapIds } from './variant.ts'

/** Whole minutes that a step takes; `timer` is null if there is nothing to wait for. */
export type StepTimes = { readonly minutes: number | null; readonly timer: number | null }

const longest = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

/** The times of a step of a dish; with several swaps that change them, the longest. */
export function stepTimes(step: StepFacts | Step, dish: Cooked): StepTimes {
  const changed = swapIds(dish).flatMap((id) => step.swapped?.[id] ?? [])
  const minutes = longest([step.minutes, ...changed.map((each) => each.minutes)]) ?? null
  const timer = longest(changed.map((each) => each.timer)) ?? step.timer
  return { minutes, timer: timer ?? (step.waits === true ? (step.minutes ?? null) : null) }
}
