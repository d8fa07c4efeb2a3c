import { type Doubt, type LabelField, labelFields } from './label-field.ts'
import type { LabelReading } from './label-reading.ts'

/** How little speaks for a figure with a doubt, the least first. */
const doubtRanks = [
  'missing',
  'contradicted',
  'broken off',
  'several sizes',
  'read differently',
  'unclear',
  'off the rounding grid',
  'does not add up',
  'no basis',
  'as prepared',
] as const satisfies readonly Doubt[]

/** The doubtful fields of a reading, the one with the fewest witnesses first. */
export function doubtOrder(reading: LabelReading): readonly LabelField[] {
  if (reading.kind !== 'asked') return []
  const { doubts, values } = reading
  const rank = (field: LabelField): number => {
    const doubt = doubts[field]
    const place = doubt === undefined ? doubtRanks.length : doubtRanks.indexOf(doubt)
    return 2 * place + (values[field]?.isWitnessed === true ? 1 : 0)
  }
  return labelFields.filter((field) => doubts[field] !== undefined).sort((a, b) => rank(a) - rank(b))
}
