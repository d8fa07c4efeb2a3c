import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { type Account, give, spawnRefusal } from './account.ts'
import { type Cluster, dataArgument } from './cluster.ts'
import type { Programs } from './programs.ts'
import type { StartRefused } from './start-refused.ts'

/** The only account in a supervised database. */
export const superuser = 'postgres'

/** Part of the socket's file name; no TCP port is opened. */
export const socketPort = 5432

// Passed on the command line at every start, so that a newer app applies its settings to an older data folder.
const settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: String(socketPort),
  // Enough for several processes with fifteen connections each, and for those of a killed process until the server
  // notices that it is gone.
  max_connections: '200',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors, statements and details quote what people typed, which must not get into the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
} as const satisfies Record<string, string>

// For a database that need not survive a power cut.
const throwAwaySettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  autovacuum: 'off',
} as const satisfies Record<string, string>

export function serverArguments(dataArgument: string, isThrownAway: boolean): readonly string[] {
  const chosen = isThrownAway ? { ...settings, ...throwAwaySettings } : settings
  const options = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', dataArgument, ...options]
}

/** The server does not get the app's environment, which contains keys. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] ?? '' }
}

/** A PostgreSQL server that this process started. */
export type Launched = {
  isRunning(): boolean
  /** The server's log output since it was launched. */
  output(): string
  /** The refusal if the system could not even start the program, else null. */
  refusal(): StartRefused | null
  stop(): Promise<void>
}

const LOG_LIMIT_BYTES = 5_000_000

/**
 * Starts the server in its own session, so that Ctrl-C in a terminal reaches only the app. It writes its log to a file,
 * so that it keeps running if the app is killed.
 */
export function launch(cluster: Cluster, programs: Programs, account: Account | null, isThrownAway = false): Launched {
  limitLog(cluster.log)
  const log = openSync(cluster.log, 'a', 0o600)
  give(account, cluster.log)
  const begin = fstatSync(log).size
  const server = spawn(programs.postgres, serverArguments(dataArgument(cluster, account), isThrownAway), {
    ...account,
    cwd: cluster.data,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.unref()
  let refusal: StartRefused | null = null
  server.once('error', (error) => {
    refusal = spawnRefusal(error, programs.postgres, account)
  })
  const isRunning = () => refusal === null && server.exitCode === null && server.signalCode === null
  return {
    isRunning,
    output: () => readFileSync(cluster.log).subarray(begin).toString(),
    refusal: () => refusal,
    stop: async () => {
      if (!isRunning()) return
      const gone = once(server, 'exit')
      server.kill('SIGINT')
      await gone
    },
  }
}

function limitLog(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`)
}
