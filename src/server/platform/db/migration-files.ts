import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The migrations cannot be applied to this database; `message` says why, as a sentence for the operator. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

export type Migration = {
  readonly number: number
  /** The file's name without `.sql`. */
  readonly name: string
  readonly sql: string
  /** sha256 of the text, in hexadecimal; line ends do not count, because Git may change them. */
  readonly checksum: string
}

/** Where the project's own migrations are. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/

/** Reads the files `NNNN-name.sql`, in order. @throws MigrationRefused for another name or a number used twice */
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
  const checksum = hash('sha256', sql, 'hex')
  return { number: Number(digits), name: file.slice(0, -'.sql'.length), sql, checksum }
}

export type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>

/**
 * The migrations that still have to be applied, in order. Migrations that a newer version of the app has applied after
 * all of ours are accepted, so that a release can be rolled back.
 * @throws MigrationRefused if the files and the database have different histories
 */
export function planMigrations(files: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const byNumber = new Map(files.map((file) => [file.number, file]))
  const newest = files.at(-1)?.number ?? 0
  for (const { number, name, checksum } of applied) {
    const file = byNumber.get(number)
    if (file === undefined && number > newest) continue
    if (file?.name !== name)
      throw new MigrationRefused(`The database has had migration ${name}, which is not among the files.`)
    if (file.checksum !== checksum) {
      throw new MigrationRefused(
        `Migration ${name} was changed after it had been applied. Restore it, and write a new one.`,
      )
    }
  }
  const done = new Set(applied.map(({ number }) => number))
  const last = Math.max(0, ...done)
  const pending = files.filter(({ number }) => !done.has(number))
  const late = pending.find(({ number }) => number < last)
  if (late !== undefined) {
    throw new MigrationRefused(
      `Migration ${late.name} comes before one that has been applied. Give it the next number.`,
    )
  }
  return pending
}
