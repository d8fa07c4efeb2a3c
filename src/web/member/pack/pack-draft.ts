import { packFields } from '#domain/product/pack-fields.ts'
import type { PackReading } from '#domain/product/pack-reading.ts'
import type { PackField } from '#domain/product/product.ts'
import { readNumber } from '#web/words/numbers.ts'
import { type BasisChoice, type PackText, packTextOf } from './pack-text.ts'

/** The content of the form of a pack, and what a reading filled in. */
export type PackDraft = {
  readonly text: PackText
  /** What the last reading filled in; a field with another content was typed by the member. */
  readonly filled: PackText
  readonly doubtful: PackReading['doubtful']
}

/**
 * The outcome of taking a reading. `taken`: it was put into the form; `differs` if a typed value contradicts it.
 * `other-basis`: its figures refer to another amount than the typed ones.
 */
export type TakenReading =
  | { readonly kind: 'taken'; readonly draft: PackDraft; readonly differs: boolean }
  | { readonly kind: 'other-basis'; readonly typed: BasisChoice; readonly read: BasisChoice }

/** The form as filled in by a reading. */
export function draftOf(reading: PackReading): PackDraft {
  const text = packTextOf(reading)
  return { text, filled: text, doubtful: reading.doubtful }
}

const isTyped = (text: string, filled: string): boolean => text.trim() !== '' && text !== filled

/** The form with the figures of a reading instead of what was typed. Only the name is kept. */
export function draftReplaced({ text }: PackDraft, reading: PackReading): PackDraft {
  const draft = draftOf(reading)
  return { ...draft, text: { ...draft.text, name: text.name } }
}

/**
 * Adds a reading to the form. What was typed stays, and is marked if the reading says something else. Figures per 100 g
 * and per serving are never mixed.
 */
export function takeReading(draft: PackDraft, reading: PackReading): TakenReading {
  const { text, filled } = draft
  const read = packTextOf(reading)
  const typed = packFields.filter((field) => isTyped(text.values[field], filled.values[field]))
  if (typed.length > 0 && reading.basis !== null && read.basis !== text.basis) {
    return { kind: 'other-basis', typed: text.basis, read: read.basis }
  }
  const values: { [F in PackField]: string } = { ...read.values }
  for (const field of typed) values[field] = text.values[field]
  const differs = (field: PackField): boolean =>
    reading.values[field] !== undefined && readNumber(text.values[field]) !== reading.values[field]
  const keepsServing = isTyped(text.serving, filled.serving)
  const otherServing = keepsServing && read.serving !== '' && readNumber(text.serving) !== readNumber(read.serving)
  const doubtful = [
    ...packFields.filter((field) => (typed.includes(field) ? differs(field) : reading.doubtful.includes(field))),
    ...(reading.doubtful.includes('basis') || otherServing ? (['basis'] as const) : []),
  ]
  return {
    kind: 'taken',
    differs: otherServing || typed.some(differs),
    draft: {
      text: {
        name: text.name.trim() === '' ? read.name : text.name,
        basis: reading.basis === null ? text.basis : read.basis,
        serving: keepsServing ? text.serving : read.serving,
        values,
      },
      filled: read,
      doubtful,
    },
  }
}
