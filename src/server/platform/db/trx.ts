import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** An open transaction: what is written with it is kept together or not at all. */
export type Trx = Transaction<Schema>

/** Where something can be read: within a transaction, or outside of any. */
export type Reader = Database | Trx
