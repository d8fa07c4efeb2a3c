import type { PackBasis, PackField, PackValues } from './product.ts'

/** Figures of a pack as far as they are known. */
type SomePackValues = { readonly [F in PackField]?: number }

/** What figures are of, as far as it was read: of a serving, whose size may be missing. */
export type ReadBasis =
  | PackBasis
  | { readonly per: 'serving'; readonly unit: PackBasis['unit']; readonly serving?: never }

/** What a reading of a pack found. No figure of it is sure; those named as doubtful are to be looked at. */
export type PackReading = {
  readonly name?: string
  readonly basis: ReadBasis | null
  readonly values: SomePackValues
  readonly doubtful: readonly (PackField | 'basis')[]
}

/** The figures, where none is missing that is needed. What is missing is never 0. */
export function completeValues(values: SomePackValues): PackValues | null {
  const { energy, fat, carbs, protein } = values
  if (energy === undefined || fat === undefined || carbs === undefined || protein === undefined) return null
  return { ...values, energy, fat, carbs, protein }
}
