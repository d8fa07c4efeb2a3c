import { doubtOrder } from '#domain/label/doubt-order.ts'
import type { LabelField } from '#domain/label/label-field.ts'

import type { LabelReading } from '#domain/label/label-reading.ts'
import type { Strip } from '#domain/label/text-line.ts'
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

/** What the member is asked about: figures of a pack, or `basis`, the amount that they refer to. */
export type PackQuestion = PackField | 'basis'

/** The questions that a reading leaves, the one with the fewest witnesses first. */
export function questionsOf(reading: LabelReading): readonly PackQuestion[] {
  const asked = doubtOrder(reading).map((field): PackQuestion => (field === 'serving' ? 'basis' : packFieldOf[field]))
  const { doubtful } = packOfLabel(reading)
  return [...asked, ...doubtful.filter((question) => !asked.includes(question))]
}

/** Where in the picture each figure of the pack is, and where the size of its serving. */
export function placesOfPack(reading: LabelReading): { readonly [Q in PackQuestion]?: Strip } {
  if (reading.kind === 'unreadable') return {}
  const places: { [Q in PackQuestion]?: Strip } = {}
  for (const field of labelFieldsOfPack) {
    const strip = reading.values[field]?.strip
    if (strip !== undefined) places[packFieldOf[field]] = strip
  }
  const serving = reading.values.serving?.strip
  return serving === undefined ? places : { ...places, basis: serving }
}

/** The strip of the picture that each figure of the pack is on. */
export const stripsOfPack = (reading: LabelReading) =>
  reading.kind === 'unreadable'
    ? []
    : labelFieldsOfPack.flatMap((field) => {
        const line = reading.values[field]?.line
        return line === undefined ? [] : [{ field: packFieldOf[field], line }]
      })
