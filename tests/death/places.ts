import type { Place, Statement } from './reaper.ts'

type Table = string
const writes = (table: Table) => new RegExp(`^(?:insert into|update) "${table}"`)

/** The end of a transaction that wrote to a table, and to another where that tells it from others. */
const commitOf =
  (...tables: readonly Table[]) =>
  ({ text, transaction }: Statement): boolean =>
    /^commit\b/i.test(text) && tables.every((table) => transaction.some((each) => writes(table).test(each)))

const starting =
  (pattern: RegExp) =>
  ({ text }: Statement): boolean =>
    pattern.test(text)

/** Where the app may die, in words. */
export const before = {
  commit: (...tables: readonly Table[]): Place => ({ door: 'database', when: 'before', is: commitOf(...tables) }),
  statement: (pattern: RegExp): Place => ({ door: 'database', when: 'before', is: starting(pattern) }),
  call: (call: RegExp): Place => ({ door: 'provider', when: 'before', is: (passing) => call.test(passing) }),
}
export const after = {
  commit: (...tables: readonly Table[]): Place => ({ door: 'database', when: 'after', is: commitOf(...tables) }),
  statement: (pattern: RegExp): Place => ({ door: 'database', when: 'after', is: starting(pattern) }),
  call: (call: RegExp): Place => ({ door: 'provider', when: 'after', is: (passing) => call.test(passing) }),
}
export const second = (place: Place): Place => ({ ...place, nth: 2 })
