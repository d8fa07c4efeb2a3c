import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ConnectionSettings } from '#server/platform/db/connection.ts'

// Debian keeps the programs of each PostgreSQL version in a separate folder.
const DEBIAN = '/usr/lib/postgresql'

/** Path of pgbench, or null if this machine has none. */
export function findPgbench(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const candidates = [...versions.map((version) => join(DEBIAN, version, 'bin/pgbench')), 'pgbench']
  return candidates.find((path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0) ?? null
}

type Run = {
  readonly pgbench: string
  readonly connection: ConnectionSettings
  readonly script: string
  readonly clients: number
  readonly seconds: number
}

/** Transactions per second, as pgbench counts them. @throws Error if one of them failed */
export async function runPgbench({ pgbench, connection, script, clients, seconds }: Run): Promise<number> {
  const { host, port, user, password, database } = connection
  // Statements are sent as the app sends them: parsed, bound and executed each time.
  const options = ['-n', '-M', 'extended', '-c', `${clients}`, '-j', '1', '-T', `${seconds}`, '-f', script]
  const process_ = spawn(pgbench, [...options, database], {
    env: { ...process.env, PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complaints] = await Promise.all([text(process_.stdout), text(process_.stderr)])
  const rate = Number(/^tps = ([\d.]+)/m.exec(said)?.[1])
  const failed = Number(/number of failed transactions: (\d+)/.exec(said)?.[1] ?? 0)
  if (!(rate > 0) || failed > 0 || /error|aborted/i.test(complaints)) {
    throw new Error(`pgbench failed: ${complaints.slice(0, 500)}`)
  }
  return rate
}
