import { expectTypeOf, test } from 'vitest'
import type { NarrowedColumns } from './schema.ts'
import type { DB } from './tables.generated.ts'

type Unknown = { [T in keyof NarrowedColumns]: T extends keyof DB ? Exclude<keyof NarrowedColumns[T], keyof DB[T]> : T }

// If this does not compile: run "npm run schema" after a migration, then adapt the file of its columns.
test('only columns that the database has are narrowed (the compiler checks it)', () => {
  expectTypeOf<Unknown[keyof Unknown]>().toEqualTypeOf<never>()
})
