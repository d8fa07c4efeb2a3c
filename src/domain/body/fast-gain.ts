import type { WeighIn } from './weight-trend.ts'

/**
 * A gain of this many kilograms within a week is water rather than fat. With swelling or shortness of breath it is for a
 * doctor on the same day: heart failure guidance (ESC 2021) names more than 2 kg in three days.
 */
const GAIN_KG = 2
/** The readings of these days are compared with those of the week before them; fewer than two of each say nothing. */
const NOW = 3
const BEFORE = 10
const LEAST = 2

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

/** Whether the scales rose faster than food can explain. Days count from the start of the plan. */
export function gainsFast(weighIns: readonly WeighIn[], today: number): boolean {
  const within = (from: number, to: number): readonly number[] =>
    weighIns.filter(({ day }) => day > from && day <= to).map(({ weight }) => weight)
  const now = within(today - NOW, today)
  const before = within(today - BEFORE, today - NOW)
  return now.length >= LEAST && before.length >= LEAST && middleOf(now) - middleOf(before) > GAIN_KG
}
