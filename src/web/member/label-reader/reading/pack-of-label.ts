import type { LabelField } from '#domain/label/label-field.ts'
import type { LabelReading } from '#domain/label/label-reading.ts'
import type { PackReading, ReadBasis } from '#domain/product/pack-reading.ts'
import type { PackField } from '#domain/product/product.ts'

/** What a label's fields are called on a pack. */
const packFieldOf = {
  energy: 'energy',
  fat: 'fat',
  saturates: 'saturates',
  carbohydrate: 'carbs',
  sugars: 'sugars',
  fibre: 'fibre',
  protein: 'protein',
  salt: 'salt',
} as const satisfies Record<Exclude<LabelField, 'serving'>, PackField>

type LabelFieldOfPack = keyof typeof packFieldOf
// Its keys are those of the constant above.
const labelFieldsOfPack = Object.keys(packFieldOf) as readonly LabelFieldOfPack[]

function basisOf(reading: Exclude<LabelReading, { kind: 'unreadable' }>): ReadBasis | null {
  const { basis } = reading
  const serving = reading.values.serving?.value
  if (basis === null) return null
  if (basis.per === '100') return { per: '100', unit: basis.unit, ...(serving === undefined ? {} : { serving }) }
  // Without its size it is still a serving, and never 100 g.
  return { per: 'serving', unit: basis.unit, ...(serving === undefined ? {} : { serving }) }
}

/** A reading of a label as the form of a pack takes it: what is asked is marked, and so is a needed figure that is missing. */
export function packOfLabel(reading: LabelReading): PackReading {
  if (reading.kind === 'unreadable') return { basis: null, values: {}, doubtful: [] }
  const values: { [F in PackField]?: number } = {}
  const doubtful: (PackField | 'basis')[] = []
  const doubts = reading.kind === 'asked' ? reading.doubts : {}
  for (const field of labelFieldsOfPack) {
    const value = reading.values[field]?.value
    if (value !== undefined) values[packFieldOf[field]] = value
    if (doubts[field] !== undefined) doubtful.push(packFieldOf[field])
  }
  const basis = basisOf(reading)
  if (basis === null || (basis.per === 'serving' && basis.serving === undefined) || doubts.serving !== undefined)
    doubtful.push('basis')
  return { basis, values, doubtful }
}

/** Of each figure of the pack, the strip of the picture that it stands on. */
export const stripsOfPack = (reading: LabelReading) =>
  reading.kind === 'unreadable'
    ? []
    : labelFieldsOfPack.flatMap((field) => {
        const line = reading.values[field]?.line
        return line === undefined ? [] : [{ field: packFieldOf[field], line }]
      })
