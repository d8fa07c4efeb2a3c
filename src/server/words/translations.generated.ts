// Written from the words files of the server and from `words` by `npm run docs`; a house test compares.
import * as enGB from './en-gb.generated.ts'
import * as es from './es.generated.ts'

/** By the tag of a language. */
export const translations = {
  'en-GB': enGB,
  'es': es,
} as const
