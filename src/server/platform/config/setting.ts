/** One environment variable: how it is parsed and explained. */
export type Setting<T> = {
  readonly name: string
  /** The value if the variable is not set. */
  readonly fallback: T
  /** The fallback as the table of settings prints it. */
  readonly shownDefault: string
  readonly about: string
  /** Completes the sentence "NAME must be ...". */
  readonly expects: string
  /** Parses the value; undefined if the text is invalid. */
  readonly parse: (text: string) => T | undefined
}

/** A row of the table of settings, its type inferred from its values. */
export const setting = <T>(row: Setting<T>): Setting<T> => row

/** The environment does not allow a start; `message` names every reason, one sentence per line. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused'
}
