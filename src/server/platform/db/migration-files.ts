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
 * The migrations that still have to be applied, in order. One that is independent may arrive late: with a lower number
 * than some that have been applied.
 * @throws MigrationRefused if the database has had something else than these files
 */
export function planMigrations(files: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  refuseEarlierSchema(applied)
  const byNumber = new Map(files.map((file) => [file.number, file]))
  for (const { number, name, checksum } of applied) {
    const file = byNumber.get(number)
    if (file === undefined) {
      throw new MigrationRefused(
        `The database has had migration ${name}, which this version does not have: a newer version was here. Start that ` +
          'version, or restore a backup from before it into an empty database.',
      )
    }
    if (file.name !== name)
      throw new MigrationRefused(`The database has had ${name} instead of migration ${file.name}.`)
    if (file.checksum !== checksum) {
      throw new MigrationRefused(
        `Migration ${name} was changed after it had been applied. Restore it, and write a new one.`,
      )
    }
  }
  const done = new Set(applied.map(({ number }) => number))
  return files.filter(({ number }) => !done.has(number))
}

/** The first of the migrations that there were before the first release made one schema of them. */
const BEFORE_THE_RELEASE = '0001-catalogue'

/** Their rows cannot be read by any release, and no file of theirs is left. @throws MigrationRefused */
export function refuseEarlierSchema(applied: readonly Pick<Applied, 'name'>[]): void {
  if (!applied.some(({ name }) => name === BEFORE_THE_RELEASE)) return
  throw new MigrationRefused(
    'This data is from before the first release (0.1.0), and no release reads it, neither as a database nor from a ' +
      'backup. Begin with an empty database: name another DATA_DIR or DATABASE_URL. Keep the old program with the old ' +
      'data for as long as you need them; members can download their own data there.',
  )
}
