import type { Migration } from './migration-files.ts'
import { MigrationRefused } from './migration-refused.ts'

export type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>

/**
 * The migrations that are still to be applied, in order. What a newer version of the app has applied after all of
 * ours is accepted, so that a release can be rolled back.
 * @throws MigrationRefused when the files and the database tell different histories
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
