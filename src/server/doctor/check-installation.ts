import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { plural } from '#domain/language/plural.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import { requireOwnKey } from '#server/operators/require-own-key.ts'
import { type Applied, migrationsFolder, planMigrations, readMigrations } from '#server/platform/db/migration-files.ts'
import { type Examined, type Finding, fault, isLocal, ok, warning } from './examined.ts'

const GIGABYTE = 1024 ** 3
const MIN_POSTGRES = 15

const migrations = (count: number): string => plural(count, { one: 'one migration', other: `${count} migrations` })

export async function checkMigrations({ db }: Examined): Promise<Finding> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    db,
  )
  const postgres = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (postgres < MIN_POSTGRES)
    return fault(`PostgreSQL ${postgres} is too old.`, `DATABASE_URL=<a PostgreSQL of ${MIN_POSTGRES} or newer>`)
  const applied = await db.selectFrom('schema_migrations').select(['number', 'name', 'checksum']).execute()
  const files = readMigrations(migrationsFolder)
  const known = new Set(files.map(({ number }) => number))
  const newer = applied.filter(({ number }: Applied) => !known.has(number)).length
  if (newer > 0)
    return fault(
      `The database has had ${migrations(newer)} of a newer version, so this one will not start on it again.`,
      'Start the newer version.',
    )
  const pending = planMigrations(files, applied)
  if (pending.length > 0)
    return warning(
      `The database still needs ${migrations(pending.length)}; the first is ${pending[0]?.name}.`,
      'Restart the app: it applies them.',
    )
  return ok(`PostgreSQL ${postgres} has every migration.`)
}

const sizeOf = (bytes: number): string =>
  bytes < GIGABYTE / 10 ? `${Math.ceil(bytes / 1024 ** 2)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`

export async function checkDisk({ config, peers, db }: Examined): Promise<Finding> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database())::text as bytes`.execute(db)
  const size = `The database has ${sizeOf(Number(rows[0]?.bytes))}`
  if (config.databaseUrl !== null) return ok(`${size}; its disk belongs to the server of DATABASE_URL.`)
  const { free, total } = await peers.disk(config.dataDir)
  const says = `${size}, and ${sizeOf(free)} of ${sizeOf(total)} are free.`
  const change = 'Free some space, or move DATA_DIR to a larger disk.'
  if (free < GIGABYTE / 4) return fault(says, change)
  if (free < GIGABYTE || free < total / 20) return warning(says, change)
  return ok(says)
}

/** Whether the secret key is there, belongs to the database, and is nobody else's to read. */
export async function checkKeys(examined: Examined): Promise<Finding> {
  const { config } = examined
  const file = join(config.dataDir, 'secret-key')
  if (config.secretKey === null && config.databaseUrl !== null)
    return fault('There is no secret key that all processes share.', 'SECRET_KEY=<openssl rand -hex 32>')
  if (config.secretKey === null) {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found === undefined)
      return fault(`${file} is missing.`, 'Put the key back, or start the app once if it has never run.')
    if ((found.mode & 0o077) !== 0) return fault(`Other users of this machine may read ${file}.`, `chmod 600 ${file}`)
  }
  let isProven: boolean
  try {
    isProven = await requireOwnKey(examined)
  } catch (error) {
    return fault(
      'The secret key is not the one that the authenticators were stored under.',
      error instanceof Error ? error.message : 'Put the key back.',
    )
  }
  return ok(
    `The secret key ${config.secretKey === null ? `in ${file} ` : ''}${
      isProven ? 'belongs to this database' : 'is there; no operator’s authenticator is stored under it yet'
    }. Keep a copy apart from the backups.`,
  )
}

/** Settings that are allowed and yet not what a shop would choose. */
export async function checkSettings({ config }: Examined): Promise<Finding> {
  if (isLocal(config.publicUrl)) return ok("PUBLIC_URL is this machine: settings are as on a developer's.")
  if (config.nodeEnv !== 'production')
    return fault('The app runs for real visitors without the rules for them.', 'NODE_ENV=production')
  if (config.paymentsProvider.includes('sandbox'))
    return warning('The sandbox sells, so no money moves.', 'PAYMENTS_PROVIDER=stripe or paypal')
  if (config.paymentsEnv !== 'live')
    return warning('Test products are on sale, so no money moves.', 'PAYMENTS_ENV=live')
  if (config.metricsToken === null) return warning('Nothing can read /metrics.', 'METRICS_TOKEN=<openssl rand -hex 32>')
  if (config.securityContact === null) return warning('Nobody can report a weakness.', 'SECURITY_CONTACT=mailto:…')
  return ok('Live products, metrics and a contact for weaknesses are set.')
}

export async function checkBackups({ db, now }: Examined): Promise<Finding> {
  const newest = await db.selectFrom('backups').selectAll().orderBy('taken_at', 'desc').limit(1).executeTakeFirst()
  const command = 'npm run backup -- --to <file> --key <key file>, every day'
  if (newest === undefined)
    return warning('No backup of this database is known. If your provider makes them, try one.', command)
  const hours = Math.floor((now().getTime() - newest.taken_at.getTime()) / MS_PER_HOUR)
  const age = hours < 48 ? plural(hours, { one: 'an hour', other: `${hours} hours` }) : `${Math.floor(hours / 24)} days`
  const says = `The newest backup is ${age} old`
  if (hours > (7 * MS_PER_DAY) / MS_PER_HOUR) return fault(`${says}.`, command)
  if (hours > 26) return warning(`${says}.`, command)
  if (!newest.verified)
    return warning(
      `${says} and was not restored on trial.`,
      'npm run restore -- --from <file> --key <key file> --rehearse',
    )
  return ok(`${says} and was restored on trial.`)
}
