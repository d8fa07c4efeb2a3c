import type { WeighIn } from './weight-trend.ts'

/**
 * A gain of this many kilograms within a week is water rather than fat. With swelling or shortness of breath it is for a
 * doctor on the same day: advice for people with heart failure names more than 2 kg in a few days, or 2.3 kg in a week
 * (British Heart Foundation; Chaudhry et al., Circulation 2007). Decision 115 has what was found.
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
