/** The one account in a supervised database. */
export const superuser = 'postgres'

/** Names the socket's file; no TCP port is opened. */
export const socketPort = 5432

// Given on the command line at every start, so that a newer app brings its settings to an older data folder.
const settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: String(socketPort),
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors, statements and details quote what people typed; the log must not.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
} as const satisfies Record<string, string>

export function serverArguments(dataArgument: string): readonly string[] {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', dataArgument, ...options]
}

/** The server sees nothing of the app's own environment: keys live there. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] ?? '' }
}
