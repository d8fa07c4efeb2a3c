import type { KillPoint, Statement } from './fault-injector.ts'

type Table = string
const writes = (table: Table) => new RegExp(`^(?:insert into|update) "${table}"`)

/**
 * The end of a transaction that wrote to these tables; a second table distinguishes it from others that write to the
 * first.
 */
const commitOf =
  (...tables: readonly Table[]) =>
  ({ text, transaction }: Statement): boolean =>
    /^commit\b/i.test(text) && tables.every((table) => transaction.some((each) => writes(table).test(each)))

const starting =
  (pattern: RegExp) =>
  ({ text }: Statement): boolean =>
    pattern.test(text)

/** Where the app may be killed. */
export const before = {
  commit: (...tables: readonly Table[]): KillPoint => ({ proxy: 'database', when: 'before', is: commitOf(...tables) }),
  statement: (pattern: RegExp): KillPoint => ({ proxy: 'database', when: 'before', is: starting(pattern) }),
  call: (call: RegExp): KillPoint => ({ proxy: 'provider', when: 'before', is: (passing) => call.test(passing) }),
}
export const after = {
  commit: (...tables: readonly Table[]): KillPoint => ({ proxy: 'database', when: 'after', is: commitOf(...tables) }),
  statement: (pattern: RegExp): KillPoint => ({ proxy: 'database', when: 'after', is: starting(pattern) }),
  call: (call: RegExp): KillPoint => ({ proxy: 'provider', when: 'after', is: (passing) => call.test(passing) }),
}
export const second = (place: KillPoint): KillPoint => ({ ...place, nth: 2 })
