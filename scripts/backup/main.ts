import { parseArgs } from 'node:util'
import { makeBackupKey } from '#server/backup/backup-key.ts'
import { embeddedScratch, makeBackup, rowsOf, type Scratch } from '#server/backup/make-backup.ts'
import { stopOnSignals } from '#server/platform/process/start-and-stop.ts'

// For operators: copies the app's database into one encrypted file, while the app runs.
const USAGE = `npm run backup -- --new-key <key file>
npm run backup -- --to <backup file> --key <key file>
The database is that of DATABASE_URL, or the app's own in DATA_DIR (./data), whether the app runs or not. The backup is
restored into a scratch database and compared before it gets its name; --unverified leaves that out.`

const options = {
  'new-key': { type: 'string' },
  to: { type: 'string' },
  key: { type: 'string' },
  unverified: { type: 'boolean', default: false },
} as const

const opened: Scratch[] = []
// An interrupted run leaves no PostgreSQL behind.
stopOnSignals(async () => {
  for (const { close } of opened) await close()
}, console.error)

async function scratch(): Promise<Scratch> {
  const database = await embeddedScratch()
  opened.push(database)
  return database
}

async function run(): Promise<void> {
  const { 'new-key': newKey, to: path, key: keyPath, unverified } = parseArgs({ options }).values
  if (newKey !== undefined) {
    makeBackupKey(newKey)
    console.log(
      `Made the key ${newKey}. Keep a copy where neither the backups nor this machine are: without it no backup opens.`,
    )
    return
  }
  if (path === undefined || keyPath === undefined) throw new Error(USAGE)
  const where = {
    databaseUrl: process.env['DATABASE_URL']?.trim() || null,
    dataDir: process.env['DATA_DIR']?.trim() || './data',
  }
  const { summary, bytes } = await makeBackup(
    where,
    { path, keyPath },
    { now: () => new Date(), scratch: unverified ? null : scratch },
  )
  const secretKey =
    process.env['SECRET_KEY'] === undefined && where.databaseUrl === null
      ? `the file secret-key in ${where.dataDir}`
      : 'SECRET_KEY'
  console.log(`${path}: ${summary.rows.length} tables, ${rowsOf(summary)} rows, ${bytes} bytes, ${
    unverified ? 'not verified' : 'restored into a scratch database and found equal, the ledger too'
  }.
It does not contain the app's secret key (${secretKey}). Keep that apart, with the key of the backups: without it operators'
authenticators cannot be read after a restore.`)
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
