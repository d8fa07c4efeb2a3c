import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { worksIn } from './works-in.ts'

/** The id of the PostgreSQL that runs in this data directory now, or null. A killed one leaves its file behind. */
export function runningPostmaster(data: string): number | null {
  return runningIn(data, read(data) ?? '')
}

/**
 * Releases the files of a postmaster that is gone. PostgreSQL itself takes the number in them for a running server
 * whenever some process has it now, which after a restart of a container is the rule, or when the dead one was never
 * reaped. Our own number in its place it knows to be stale, since we are its parent; the rest of the file must stay,
 * because by it PostgreSQL finds out whether backends of the dead server still use its memory.
 */
export function disown(data: string): void {
  const text = read(data)
  if (text === null || runningIn(data, text) !== null) return
  // A power cut may leave the file empty, which PostgreSQL does not forgive.
  if (text === '') rmSync(fileIn(data))
  else writeFileSync(fileIn(data), text.replace(/^[^\n]*/, String(process.pid)))
  rmSync(join(data, '.s.PGSQL.5432.lock'), { force: true })
}

function runningIn(data: string, text: string): number | null {
  const [firstLine = ''] = text.split('\n', 1)
  const id = Number.parseInt(firstLine, 10)
  return Number.isSafeInteger(id) && id > 0 && worksIn(id, data) ? id : null
}

function read(data: string): string | null {
  const file = fileIn(data)
  return statSync(file, { throwIfNoEntry: false }) === undefined ? null : readFileSync(file, 'utf8')
}

function fileIn(data: string): string {
  return join(data, 'postmaster.pid')
}
