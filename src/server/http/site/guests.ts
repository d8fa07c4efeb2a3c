import type { ForeignSources } from '#server/http/content-policy.ts'

/** What others' code on a page is allowed. */
export type Guests = {
  readonly sources: ForeignSources
  /** Origins whose frames may open the browser's payment sheet. */
  readonly payers: readonly string[]
  /** Whether they open windows that speak with the page. */
  readonly openWindows: boolean
}

export const noGuests: Guests = { sources: {}, payers: [], openWindows: false }
