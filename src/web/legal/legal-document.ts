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
  /** The day from which these words hold. */
  readonly validFrom: IsoDate
  /**
   * The operator's lawyer who has approved exactly this text, and when ("A. Lawyer, 2027-01-15"); null before that.
   * Set it back to null with every change of the text.
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

/** The day of the texts below, on all three pages. */
export const VALID_FROM: IsoDate = '2026-11-21'
