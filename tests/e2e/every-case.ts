import { inject } from 'vitest'

export const isEveryCase = (): boolean => inject('extent') === 'every case'

/**
 * What a test in the browser goes through: a case of each kind in `npm test`, all of them in `npm run prove -- browser`,
 * which runs every file that imports this.
 * @throws Error where the sample is empty: a test without a case cannot fail
 */
export function casesOf<const T>(sample: readonly T[], all: readonly T[]): readonly T[] {
  if (sample.length === 0) throw new Error('The sample is empty.')
  return isEveryCase() ? all : sample
}

/** A fault that another test brings about on another page or at another provider: with every case alone. */
export function inEveryCase(define: () => void): void {
  if (isEveryCase()) define()
}
