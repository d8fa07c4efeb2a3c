import type { IsoDate } from '#domain/time.ts'

/**
 * A paragraph, a list, a table, or a template to copy. Texts may hold {terms}, {privacy}, {refunds}, {subscription} and
 * {withdrawal}, which become links to those pages, and {email} and {privacyEmail}, which become the addresses of the brand file.
 */
export type LegalBlock =
  | string
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'template'; readonly lines: readonly string[] }

export type LegalSection = { readonly id: string; readonly title: string; readonly blocks: readonly LegalBlock[] }

export type LegalDocument = {
  readonly title: string
  readonly lead: string
  /** The day from which this text is in force. */
  readonly validFrom: IsoDate
  /**
   * The operator's lawyer who approved exactly this text, and when ("A. Lawyer, 2027-01-15"); null until then.
   * Set it back to null whenever the text changes.
   */
  readonly reviewedByLawyer: string | null
  readonly sections: readonly LegalSection[]
}

export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items })
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): LegalBlock => ({
  kind: 'table',
  head,
  rows,
})
export const template = (...lines: readonly string[]): LegalBlock => ({ kind: 'template', lines })

/** The day from which the three legal pages are in force. */
export const VALID_FROM: IsoDate = '2026-11-21'
