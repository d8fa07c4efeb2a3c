/** A third-party work in the product, as listed on the credits page. */
export type Credit = {
  readonly name: string
  /** The version of the installed package; null if the work is not a package. */
  readonly version: string | null
  /** What the product uses it for. */
  readonly use: string
  /** The copyright holder, as the licence names it. */
  readonly holder: string
  /** The licence as an SPDX expression. */
  readonly licence: string
  /** The address of the work's own site. */
  readonly site: string
  /** The address of the licence's text. */
  readonly text: string
}

export type CreditGroup = { readonly id: string; readonly title: string; readonly credits: readonly Credit[] }
