import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every case in `npm run prove`, a few of each kind in `npm test`. */
    extent: 'sample' | 'every case'
  }
}

/** Whether this is `npm run prove`, which goes through every case. */
export const everyCaseIsTried = (): boolean => inject('extent') === 'every case'

/** How many cases a test goes through: few of each kind in `npm test`, all of them in `npm run prove`. */
export const casesOf = (sample: number, all: number): number => (everyCaseIsTried() ? all : sample)
