import type { LabelField } from '#domain/label/label-field.ts'
import type { LabelReading } from '#domain/label/label-reading.ts'
import type { PackReading, ReadBasis } from '#domain/product/pack-reading.ts'
import type { PackField } from '#domain/product/product.ts'

/** The field of a pack for each field of a label. */
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
// The keys are those of `packFieldOf`.
const labelFieldsOfPack = Object.keys(packFieldOf) as readonly LabelFieldOfPack[]

function basisOf(reading: Exclude<LabelReading, { kind: 'unreadable' }>): ReadBasis | null {
  const { basis } = reading
  const serving = reading.values.serving?.value
  if (basis === null) return null
  if (basis.per === '100') return { per: '100', unit: basis.unit, ...(serving === undefined ? {} : { serving }) }
  // Figures per serving without its size are never taken for figures per 100 g.
  return { per: 'serving', unit: basis.unit, ...(serving === undefined ? {} : { serving }) }
}

/** Turns a reading of a label into one for the form of a pack, in which doubtful and missing figures are marked. */
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

/** The strip of the picture that each figure of the pack is on. */
export const stripsOfPack = (reading: LabelReading) =>
  reading.kind === 'unreadable'
    ? []
    : labelFieldsOfPack.flatMap((field) => {
        const line = reading.values[field]?.line
        return line === undefined ? [] : [{ field: packFieldOf[field], line }]
      })
