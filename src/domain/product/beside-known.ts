import { neededFields, packFields } from './pack-fields.ts'
import type { PackReading } from './pack-reading.ts'
import type { PackBasis, PackField } from './product.ts'

/** A product that is known from elsewhere, with the figures that are doubtful there. */
export type KnownPack = {
  readonly basis: PackReading['basis']
  readonly values: PackReading['values']
  readonly doubtful: PackReading['doubtful']
}

/**
 * What a label says beside a known product of the same barcode, and the figures that are believed.
 * `same`: they agree. `settled`: the label was unsure of some figures, the known product fits all others and settles them.
 * `label`: the label is sure and says something else; the newest pack counts. `asked`: neither is sure.
 * `apart`: they cannot be compared.
 */
export type BesideKnown = {
  readonly kind: 'same' | 'settled' | 'label' | 'asked' | 'apart'
  /** The figures that were settled, or that differ. */
  readonly fields: readonly PackField[]
  readonly reading: PackReading
}

/** Figures that have to agree before a known product settles others: otherwise it may be another product. */
const LEAST_AGREEING = 2

/** Half of the step that a figure is rounded to; packs per serving, as in the US, round more. */
function halfOf(field: PackField, value: number, per: PackBasis['per']): number {
  if (per === '100') {
    if (field === 'energy') return 1
    return field === 'salt' ? (value < 1 ? 0.01 : 0.05) : value < 10 ? 0.05 : 0.5
  }
  if (field === 'energy') return value <= 50 ? 2.5 : 5
  if (field === 'salt') return 0.013
  return (field === 'fat' || field === 'saturates') && value < 5 ? 0.25 : 0.5
}

/** Slightly more than the error of a sum of decimal fractions. */
const EPSILON = 1e-9

/** What figures for the second basis have to be multiplied by to be for the first; null if nothing tells. */
function factorTo(to: PackReading['basis'], from: PackReading['basis']): number | null {
  if (to === null || from === null || to.unit !== from.unit) return null
  const amountOf = (basis: NonNullable<PackReading['basis']>): number | null =>
    basis.per === '100' ? 100 : (basis.serving ?? null)
  if (to.per === 'serving' && from.per === 'serving' && to.serving === undefined && from.serving === undefined) return 1
  const [wanted, given] = [amountOf(to), amountOf(from)]
  return wanted === null || given === null ? null : wanted / given
}

const rounded = (value: number): number => Number(value.toFixed(value < 1 ? 3 : 1))

/** Compares what was read from a label with a known product of the same barcode, and says which is believed. */
export function besideKnown(reading: PackReading, known: KnownPack): BesideKnown {
  const factor = factorTo(reading.basis, known.basis)
  const [own, other] = [reading.basis, known.basis]
  if (factor === null || own === null || other === null || reading.doubtful.includes('basis'))
    return { kind: 'apart', fields: [], reading }
  const there = (field: PackField): number | null => {
    const value = known.values[field]
    return value === undefined || known.doubtful.includes(field) ? null : value * factor
  }
  const agrees = (field: PackField): boolean | null => {
    const [here, value] = [reading.values[field], there(field)]
    if (here === undefined || value === null) return null
    const off = halfOf(field, here, own.per) + factor * halfOf(field, value / factor, other.per)
    return Math.abs(here - value) <= off + EPSILON
  }
  const isUnsure = (field: PackField): boolean => reading.doubtful.includes(field)
  const sure = packFields.filter((field) => !isUnsure(field) && agrees(field) !== null)
  const different = sure.filter((field) => agrees(field) === false)
  const unsure = packFields.filter(isUnsure)
  if (different.length > 0) {
    if (unsure.length === 0) return { kind: 'label', fields: different, reading }
    const doubtful = [...reading.doubtful, ...different]
    return { kind: 'asked', fields: different, reading: { ...reading, doubtful } }
  }
  if (unsure.length === 0)
    return sure.length === 0 ? { kind: 'apart', fields: [], reading } : { kind: 'same', fields: [], reading }
  const agreeing = neededFields.filter((field) => agrees(field) === true).length
  const settled = agreeing < LEAST_AGREEING ? [] : unsure.filter((field) => there(field) !== null)
  if (settled.length === 0) return { kind: 'asked', fields: unsure.filter((field) => agrees(field) === false), reading }
  const values: { [F in PackField]?: number } = { ...reading.values }
  for (const field of settled) {
    const value = there(field)
    // A figure of the label that agrees is kept: it is what the pack prints.
    if (value !== null && agrees(field) !== true) values[field] = factor === 1 ? value : rounded(value)
  }
  const doubtful = reading.doubtful.filter((field) => field === 'basis' || !settled.includes(field))
  return { kind: 'settled', fields: settled, reading: { ...reading, values, doubtful } }
}
