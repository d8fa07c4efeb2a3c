import type { LabelField } from '#domain/label/label-field.ts'

/** A piece of text on a label; positions and sizes are in units of the label, whose text is about 16 high. */
export type Run = {
  readonly text: string
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly size: number
  readonly bold?: boolean
  readonly align?: 'left' | 'right' | 'center'
}

/** A line between rows, or the edge of the table. */
export type Rule = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type Layout = {
  readonly width: number
  readonly height: number
  readonly runs: readonly Run[]
  readonly rules: readonly Rule[]
}

/** What the label says, and what its reading should return. */
export type Truth = { readonly [F in LabelField]?: number }

export const labelForms = [
  'us-vertical',
  'us-tabular',
  'us-linear',
  'eu-de',
  'eu-fr',
  'eu-es',
  'eu-en',
  'eu-per-100',
  'uk-lights',
] as const

/** European forms in more languages, one of them in three at once. They are not among the pictures of the proof. */
export const moreForms = ['eu-it', 'eu-nl', 'eu-pl', 'eu-pt', 'eu-sv', 'eu-ch', 'au'] as const
export type LabelForm = (typeof labelForms)[number] | (typeof moreForms)[number]

export type Label = { readonly form: LabelForm; readonly layout: Layout; readonly truth: Truth }

/** Approximate width of a text in Arial: used to position simulated words, not for drawing. */
export const textWidth = (text: string, size: number, bold = false): number =>
  [...text].reduce(
    (sum, letter) => sum + (/[il.,:;|!'()\s/]/.test(letter) ? 0.29 : /[mwMW%]/.test(letter) ? 0.84 : 0.55),
    0,
  ) *
  size *
  (bold ? 1.06 : 1)
