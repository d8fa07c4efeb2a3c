import type { PackBasis, PackField, PackValues } from './product.ts'

/** Figures of a pack, as far as they are known. */
type SomePackValues = { readonly [F in PackField]?: number }

/** The basis of the figures, as far as it was read: the size of a serving may be missing. */
export type ReadBasis =
  | PackBasis
  | { readonly per: 'serving'; readonly unit: PackBasis['unit']; readonly serving?: never }

/** The result of reading a pack. No figure of it is certain; those listed as doubtful have to be checked. */
export type PackReading = {
  readonly name?: string
  readonly basis: ReadBasis | null
  readonly values: SomePackValues
  readonly doubtful: readonly (PackField | 'basis')[]
}

/** The figures if no needed one is missing, otherwise null. A missing figure is never 0. */
export function completeValues(values: SomePackValues): PackValues | null {
  const { energy, fat, carbs, protein } = values
  if (energy === undefined || fat === undefined || carbs === undefined || protein === undefined) return null
  return { ...values, energy, fat, carbs, protein }
}
