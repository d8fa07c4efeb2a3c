import { inject } from 'vitest'

export const isEveryCase = (): boolean => inject('extent') === 'every case'

/**
 * The cases of a browser test: one of each kind in `npm test`, all in `npm run prove -- browser`, which runs every file
 * that imports this.
 * @throws Error if the sample is empty: a test without a case cannot fail
 */
export function casesOf<const T>(sample: readonly T[], all: readonly T[]): readonly T[] {
  if (sample.length === 0) throw new Error('The sample is empty.')
  return isEveryCase() ? all : sample
}

/**
 * Defines a test of a fault that another test covers on another page or at another provider: it only runs with every
 * case.
 */
export function inEveryCase(define: () => void): void {
  if (isEveryCase()) define()
}
