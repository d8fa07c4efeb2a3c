import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MigrationRefused } from './migration-refused.ts'

export type Migration = {
  readonly number: number
  /** The file's name without `.sql`. */
  readonly name: string
  readonly sql: string
  /** sha256 of the text, in hexadecimal; line ends do not count, for Git may change them. */
  readonly checksum: string
}

/** Where the project's own migrations are. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/

/** Reads `NNNN-name.sql`, in order. @throws MigrationRefused for another name or a number used twice */
export function readMigrations(folder: string): readonly Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const migrations = files.map((file) => readMigration(folder, file))
  const twice = migrations.find(({ number }, index) => migrations[index - 1]?.number === number)
  if (twice !== undefined) throw new MigrationRefused(`Two migrations have the number of ${twice.name}.`)
  return migrations
}

function readMigration(folder: string, file: string): Migration {
  const digits = fileName.exec(file)?.[1]
  if (digits === undefined) throw new MigrationRefused(`${file} is not named like 0001-what-it-does.sql.`)
  const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { number: Number(digits), name: file.slice(0, -'.sql'.length), sql, checksum }
}
