/** One variable of the environment: how it is read and how it is explained. */
export type Setting<T> = {
  readonly name: string
  /** What is meant where the variable is not set. */
  readonly fallback: T
  /** The fallback as the table of settings prints it. */
  readonly shownDefault: string
  readonly about: string
  /** Completes the sentence "NAME must be ...". */
  readonly expects: string
  /** The value, or undefined where the text is none. */
  readonly parse: (text: string) => T | undefined
}

/** A row of the table of settings, its type inferred from its values. */
export const setting = <T>(row: Setting<T>): Setting<T> => row

/** The environment does not allow a start; `message` names every reason, one sentence a line. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused'
}
