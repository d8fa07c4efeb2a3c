import type { SourcesByDirective } from './content-policy.ts'

/** The permissions of third-party code on a page. */
export type ThirdPartySources = {
  readonly sources: SourcesByDirective
  /** Origins whose frames may open the browser's payment sheet. */
  readonly paymentOrigins: readonly string[]
  /** Whether they open windows that use window.opener. */
  readonly opensWindows: boolean
}

export const noThirdPartySources: ThirdPartySources = { sources: {}, paymentOrigins: [], opensWindows: false }
