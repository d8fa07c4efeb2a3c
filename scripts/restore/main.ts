import { parseArgs } from 'node:util'
import { rehearse, restoreInto, rowsOf } from '#server/backup/make-backup.ts'

// For operators: restores what `npm run backup` wrote into an empty database.
const USAGE = `npm run restore -- --from <backup file> --key <key file>
npm run restore -- --from <backup file> --key <key file> --rehearse
The database is that of DATABASE_URL, or a new one of the app's own in DATA_DIR (./data). It must be empty, and no app may
run on it. --rehearse restores into a scratch database instead and removes it.`

const options = {
  from: { type: 'string' },
  key: { type: 'string' },
  rehearse: { type: 'boolean', default: false },
} as const

async function run(): Promise<void> {
  const { from: path, key: keyPath, rehearse: isRehearsal } = parseArgs({ options }).values
  if (path === undefined || keyPath === undefined) throw new Error(USAGE)
  const where = {
    databaseUrl: process.env['DATABASE_URL']?.trim() || null,
    dataDir: process.env['DATA_DIR']?.trim() || './data',
  }
  const file = { path, keyPath }
  const { head, summary } = await (isRehearsal ? rehearse(file) : restoreInto(where, file))
  console.log(`Restored the state of ${head.takenAt}: ${summary.rows.length} tables and ${rowsOf(summary)} rows, as many as were
backed up, and the ledger adds up to the same.`)
  if (!isRehearsal)
    console.log(
      'Start the app with the secret key of that installation (SECRET_KEY, or the file secret-key in DATA_DIR).',
    )
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
