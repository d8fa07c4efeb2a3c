import type { Check, CheckName } from '#domain/api/console/doctor.ts'

/** What each check looks at, as the first column of the table says it. */
export const checkWords: Readonly<Record<CheckName, string>> = {
  reachable: 'Address and probes',
  proxy: 'Proxy headers',
  certificate: 'Certificate',
  clock: 'Clocks',
  version: 'Versions',
  migrations: 'Database',
  disk: 'Disk',
  keys: 'Secret key',
  settings: 'Settings',
  'mail-server': 'Mail server',
  'mail-names': 'SPF, DKIM, DMARC',
  webhooks: 'Webhooks',
  work: 'Work by itself',
  backups: 'Backups',
}

export const stateWords: Readonly<Record<Check['state'], string>> = { ok: 'OK', warning: 'Warning', fault: 'Fault' }

export const checksWords = {
  title: 'A careful look from outside and within',
  caption: 'What was found',
  columns: { check: 'Looked at', state: 'State', says: 'Found', change: 'To change' },
  again: 'Look again',
  at: (moment: string) => `As of ${moment}. The command npm run doctor prints the same.`,
} as const
