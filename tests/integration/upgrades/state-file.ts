import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readBackupKey } from '#server/backup/backup-key.ts'
import { type BackupPart, bytesOfPart, partsOf } from '#server/backup/backup-parts.ts'
import type { BackupFile } from '#server/backup/make-backup.ts'
import { openSealed } from '#server/backup/sealed-file.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import type { Connection } from '#server/platform/db/connection.ts'

/** Where the states of released versions are, one pair of files for each. */
export const statesFolder = join(import.meta.dirname, 'states')

/** What a test has to know about a stored state to go on in it. */
export type StateNotes = {
  readonly at: string
  readonly keys: { readonly counting: string; readonly links: string }
  readonly owner: { readonly email: string; readonly leadId: string; readonly cookie: string }
  readonly partner: { readonly leadId: string; readonly cookie: string }
  /** Customers who do nothing after the upgrade: one was refunded, and one disputes a payment. */
  readonly others: readonly string[]
  readonly operator: { readonly login: string; readonly password: string; readonly authenticator: string }
  /** What the owner's first week and weight log said. */
  readonly dishes: readonly string[]
  readonly kilograms: readonly number[]
}

const pathsOf = (version: string) => ({
  parts: join(statesFolder, `${version}.gz`),
  notes: join(statesFolder, `${version}.json`),
})

/** Stores a database as `npm run backup` would, but compressed and without encryption: there is nothing real in it. */
export async function writeState(
  version: string,
  connection: Connection,
  notes: StateNotes,
  scratch: BackupFile,
): Promise<number> {
  const file = await open(scratch.path, 'w+')
  const bytes: Buffer[] = []
  try {
    const secret = readBackupKey(scratch.keyPath, scratch.path)
    await writeBackup(connection, file, { secret, takenAt: new Date(notes.at) })
    const sealed = await open(scratch.path)
    try {
      for await (const part of partsOf(openSealed(sealed, secret))) bytes.push(bytesOfPart(part))
    } finally {
      await sealed.close()
    }
  } finally {
    await file.close()
  }
  const packed = gzipSync(Buffer.concat(bytes), { level: 9 })
  const { parts, notes: about } = pathsOf(version)
  await writeFile(parts, packed)
  await writeFile(about, `${JSON.stringify(notes, null, 2)}\n`)
  return packed.length
}

export async function readState(version: string): Promise<{
  readonly parts: AsyncGenerator<BackupPart>
  readonly notes: StateNotes
}> {
  const { parts, notes } = pathsOf(version)
  const bytes = gunzipSync(await readFile(parts))
  async function* pieces() {
    yield bytes
  }
  // Written by the function above.
  return { parts: partsOf(pieces()), notes: JSON.parse(await readFile(notes, 'utf8')) as StateNotes }
}
