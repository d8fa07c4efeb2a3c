import { generate, PostgresDialect } from 'kysely-codegen'
import type { Database } from './database.ts'

/**
 * The types of all tables as kysely-codegen generates them from the database, with values as `valueParsers` returns
 * them.
 */
export const describeTables = (db: Database): Promise<string> =>
  generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    defaultSchemas: ['public'],
    includePattern: 'public.*',
    outFile: null,
    typeMapping: { int8: 'number' },
  })
