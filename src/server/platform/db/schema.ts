import type { KitchenColumns } from './kitchen-columns.ts'
import type { PeopleColumns } from './people-columns.ts'
import type { SalesColumns } from './sales-columns.ts'
import type { DB } from './tables.generated.ts'

/** The columns of which more is known than their type in SQL, by table. */
export type NarrowedColumns = SalesColumns & PeopleColumns & KitchenColumns

type Narrowed<Table, Columns> = Omit<Table, keyof Columns> & Columns

/** Every table, as Kysely sees it. Migrations create the tables; `schema.sql` shows the result. */
export type Schema = {
  [T in keyof DB]: T extends keyof NarrowedColumns ? Narrowed<DB[T], NarrowedColumns[T]> : DB[T]
}
