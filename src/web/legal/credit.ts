/** A work of others that is in the product, as the page of credits names it. */
export type Credit = {
  readonly name: string
  /** Of the installed package; null for what is none. */
  readonly version: string | null
  /** What it does here. */
  readonly use: string
  /** Whose work it is, as its licence says. */
  readonly holder: string
  /** The name of the licence: an SPDX expression. */
  readonly licence: string
  /** Where the work comes from. */
  readonly site: string
  /** The address of the licence's text. */
  readonly text: string
}

export type CreditGroup = { readonly id: string; readonly title: string; readonly credits: readonly Credit[] }
