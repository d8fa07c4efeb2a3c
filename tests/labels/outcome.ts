import { labelFields } from '#domain/label/label-field.ts'
import type { LabelReading } from '#domain/label/label-reading.ts'
import type { Truth } from './layout.ts'

/** The outcome of reading a label: right without a question, asked, or wrong without a question. */
export type Outcome = 'right' | 'asked' | 'silent'

/** Fields that a reading must have; every value accepted without a question must be the one on the label. */
const needed = ['energy', 'fat', 'carbohydrate', 'protein', 'serving'] as const

/** Compares a reading with what the label says. */
export function outcomeOf(reading: LabelReading, truth: Truth): Outcome {
  if (reading.kind !== 'read') return 'asked'
  const isWrong = labelFields.some((field) => {
    const value = reading.values[field]?.value
    return value !== undefined && value !== truth[field]
  })
  const isMissing = needed.some((field) => truth[field] !== undefined && reading.values[field] === undefined)
  return isWrong || isMissing ? 'silent' : 'right'
}

/** The group under which the results of a label form are counted. */
export const groupOf = (form: string): 'two columns' | 'one column' | 'US' =>
  form.startsWith('us') ? 'US' : form === 'eu-per-100' ? 'one column' : 'two columns'

export type Counts = { right: number; asked: number; silent: number }
export const share = (counts: Counts, outcome: Outcome): number =>
  counts[outcome] / Math.max(1, counts.right + counts.asked + counts.silent)
