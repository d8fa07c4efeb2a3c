import type { SelectType } from 'kysely'
import { expectTypeOf, test } from 'vitest'
import type { Schema } from './schema.ts'
import type { DB } from './tables.generated.ts'

type IsNullable<T> = null extends SelectType<T> ? 'nullable' : 'not null'
type Columns<Tables> = { [T in keyof Tables]: { [C in keyof Tables[T]]: IsNullable<Tables[T][C]> } }

// If this does not compile: run "npm run schema" after a migration, then adapt schema.ts.
test('the tables in code have the columns of the database, with the same nullability (the compiler checks it)', () => {
  expectTypeOf<Columns<Schema>>().toEqualTypeOf<Columns<DB>>()
})
