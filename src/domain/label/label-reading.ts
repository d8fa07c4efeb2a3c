import type { Doubt, LabelField, NeededNutrient } from './label-field.ts'
import type { Strip } from './text-line.ts'

/** A value and the place where it was read. */
export type ReadValue = {
  readonly value: number
  /** The number as printed: for "<0,5" the value is 0, and for sodium in milligrams the value is salt in grams. */
  readonly printed: number
  /** The characters that it was read from. */
  readonly digits: string
  readonly strip: Strip
  /** The strip between its neighbours on the line. */
  readonly room: Strip
  /** Whether another figure of the label confirms it to the digit: that of the portion, or kilojoules for calories. */
  readonly isWitnessed: boolean
  /** The whole line of text around it. */
  readonly line: Strip
}

/**
 * The amount that the figures refer to: 100 g or ml, or a serving. Grams and millilitres are never converted into each
 * other.
 */
export type Basis = { readonly per: '100' | 'serving'; readonly unit: 'g' | 'ml' }

export type ReadValues = { readonly [F in LabelField]?: ReadValue }
export type Doubts = { readonly [F in LabelField]?: Doubt }

/** Proposals, some of them doubtful. */
export type AskedReading = {
  readonly kind: 'asked'
  readonly basis: Basis | null
  readonly values: ReadValues
  readonly doubts: Doubts
  /** The sizes that a serving may have, if the label prints several. */
  readonly sizes?: readonly number[]
  /** If nothing says which column is per 100 g: the reading of the label with each column taken for it. */
  readonly columns?: readonly AskedReading[]
}

/**
 * The reading of a label. `read`: every needed value is confirmed by the others. `asked`: the values are proposals, and
 * those with a doubt have to be checked. A value that is not on the label is absent, never 0.
 */
export type LabelReading =
  | {
      readonly kind: 'read'
      readonly basis: Basis
      readonly values: ReadValues & { readonly [N in NeededNutrient]: ReadValue }
    }
  | AskedReading
  | { readonly kind: 'unreadable' }
