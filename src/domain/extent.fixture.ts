import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every case in `npm run prove`, a few of each kind in `npm test`. */
    extent: 'sample' | 'every case'
  }
}

/** Whether this is `npm run prove`, which tries every case. */
export const everyCaseIsTried = (): boolean => inject('extent') === 'every case'

/** How many cases a test tries: a few of each kind in `npm test`, all of them in `npm run prove`. */
export const casesOf = (sample: number, all: number): number => (everyCaseIsTried() ? all : sample)
