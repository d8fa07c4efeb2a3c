import { inject } from 'vitest'

export const isEveryCase = (): boolean => inject('extent') === 'every case'

/**
 * What a test in the browser goes through: a case of each kind in `npm test`, all of them in `npm run prove -- browser`,
 * which runs every file that imports this.
 */
export const casesOf = <const T>(sample: readonly T[], all: readonly T[]): readonly T[] =>
  isEveryCase() ? all : sample

/** A fault that another test brings about on another page or at another provider: with every case alone. */
export function inEveryCase(define: () => void): void {
  if (isEveryCase()) define()
}
