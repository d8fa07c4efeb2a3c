import type { WeightState } from '#domain/plan-review/weight-state.ts'

/** What the weight does, as a sentence of its own; null if too little is known. */
export const stateSentences = {
  RISING: 'Your weight is rising.',
  STEADY: 'Your weight is staying about the same.',
  FALLING: 'Your weight is falling.',
  TOO_FAST: 'Your weight is falling faster than is safe.',
  UNKNOWN: null,
} as const satisfies Record<WeightState, string | null>

/** Headings of the question why the weight does not fall as planned. */
export const askedTitles = {
  RISING: 'Your weight is rising',
  STEADY: 'Your weight is staying the same',
  FALLING: 'Your weight is falling more slowly than planned',
  UNKNOWN: 'Your weight isn’t changing as planned',
} as const satisfies Record<Exclude<WeightState, 'TOO_FAST'>, string>

type Sized = (energy: string, low: string, high: string) => string

/** A loss that goes as planned. */
export const asPlanned = 'Your weight is falling about as planned.'

/** How a loss differs from what the plan expected; then the size and its interval. */
export const deficitWords = {
  smaller: (energy: string, low: string, high: string): string =>
    `Your weight is falling more slowly than the plan expected: your deficit is about ${energy} kcal a day [${low} to ${high}] smaller. A scale can’t tell whether you burn less than the formula says, or eat something outside the plan.`,
  larger: (energy: string, low: string, high: string): string =>
    `Your weight is falling faster than the plan expected: your deficit is about ${energy} kcal a day [${low} to ${high}] larger. A scale can’t tell whether you burn more than the formula says, or eat less than the plan contains.`,
} as const satisfies Record<string, Sized>

/** The same where no loss is planned, by what the weight does: it shows more than was expected. */
export const moreWords = {
  RISING: (energy: string, low: string, high: string): string =>
    `Your weight is rising. That’s about ${energy} kcal a day [${low} to ${high}] more than the plan expected. A scale can’t tell whether you burn less than the formula says, or eat something outside the plan.`,
  STEADY: (energy: string, low: string, high: string): string =>
    `Your weight is staying about the same. That’s about ${energy} kcal a day [${low} to ${high}] more than the plan expected. A scale can’t tell whether you burn less than the formula says, or eat something outside the plan.`,
  FALLING: (energy: string, low: string, high: string): string =>
    `Your weight is falling. That’s about ${energy} kcal a day [${low} to ${high}] more than the plan expected. A scale can’t tell whether you burn less than the formula says, or eat something outside the plan.`,
  UNKNOWN: (energy: string, low: string, high: string): string =>
    `Your weights show about ${energy} kcal a day [${low} to ${high}] more than the plan expected. A scale can’t tell whether you burn less than the formula says, or eat something outside the plan.`,
} as const satisfies Record<Exclude<WeightState, 'TOO_FAST'>, Sized>

/** It shows less than was expected. */
export const lessWords = {
  RISING: (energy: string, low: string, high: string): string =>
    `Your weight is rising. That’s about ${energy} kcal a day [${low} to ${high}] less than the plan expected. A scale can’t tell whether you burn more than the formula says, or eat less than the plan contains.`,
  STEADY: (energy: string, low: string, high: string): string =>
    `Your weight is staying about the same. That’s about ${energy} kcal a day [${low} to ${high}] less than the plan expected. A scale can’t tell whether you burn more than the formula says, or eat less than the plan contains.`,
  FALLING: (energy: string, low: string, high: string): string =>
    `Your weight is falling. That’s about ${energy} kcal a day [${low} to ${high}] less than the plan expected. A scale can’t tell whether you burn more than the formula says, or eat less than the plan contains.`,
  UNKNOWN: (energy: string, low: string, high: string): string =>
    `Your weights show about ${energy} kcal a day [${low} to ${high}] less than the plan expected. A scale can’t tell whether you burn more than the formula says, or eat less than the plan contains.`,
} as const satisfies Record<Exclude<WeightState, 'TOO_FAST'>, Sized>
