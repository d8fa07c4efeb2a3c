import type { Doubt, LabelField, NeededNutrient } from './label-field.ts'
import type { Strip } from './text-line.ts'

/** A value and where it was read. */
export type ReadValue = {
  readonly value: number
  /** The number as it stands there: of "<0,5" the value is 0, and of sodium in milligrams it is salt in grams. */
  readonly printed: number
  /** The characters that it was taken from. */
  readonly digits: string
  readonly strip: Strip
  /** All that its neighbours on the line leave to it. */
  readonly room: Strip
  /** Whether another figure of the label says the same to the digit: that of the portion, or kilojoules of calories. */
  readonly isWitnessed: boolean
  /** The whole line of text around it. */
  readonly line: Strip
}

/** What the figures are of: 100 g or ml, or a serving. Grams and millilitres are never turned into each other. */
export type Basis = { readonly per: '100' | 'serving'; readonly unit: 'g' | 'ml' }

export type ReadValues = { readonly [F in LabelField]?: ReadValue }
export type Doubts = { readonly [F in LabelField]?: Doubt }

/**
 * What a label says. `read`: every needed value is confirmed by the others. `asked`: the values are proposals, and those
 * with a doubt have to be looked at. What a label does not say is absent, never 0.
 */
export type LabelReading =
  | {
      readonly kind: 'read'
      readonly basis: Basis
      readonly values: ReadValues & { readonly [N in NeededNutrient]: ReadValue }
    }
  | { readonly kind: 'asked'; readonly basis: Basis | null; readonly values: ReadValues; readonly doubts: Doubts }
  | { readonly kind: 'unreadable' }
