import { type Check, type CheckName, checkNames } from '#domain/api/console/doctor.ts'
import { checkBackups, checkDisk, checkKeys, checkMigrations, checkSettings } from './check-installation.ts'
import { checkMailNames, checkMailServer } from './check-mail.ts'
import { checkCertificate, checkClock, checkProxy, checkReachable, checkVersion } from './check-site.ts'
import { checkWebhooks, checkWork } from './check-work.ts'
import { type Examined, type Finding, reasonOf, warning } from './examined.ts'

const checks: Readonly<Record<CheckName, (examined: Examined) => Promise<Finding>>> = {
  reachable: checkReachable,
  proxy: checkProxy,
  certificate: checkCertificate,
  clock: checkClock,
  version: checkVersion,
  migrations: checkMigrations,
  disk: checkDisk,
  keys: checkKeys,
  settings: checkSettings,
  'mail-server': checkMailServer,
  'mail-names': checkMailNames,
  webhooks: checkWebhooks,
  work: checkWork,
  backups: checkBackups,
}

/** A check that fails says so itself, and the others go on. */
async function carryOut(name: CheckName, examined: Examined): Promise<Check> {
  const finding = await checks[name](examined).catch((error: unknown) =>
    warning(
      `This could not be looked at: ${reasonOf(error)}`,
      'Try again; if it stays, see whether this machine reaches the network and the database.',
    ),
  )
  return { name, ...finding }
}

/** Looks at an installation from outside and within, as `npm run doctor` and the console show it. */
export const examine = (examined: Examined): Promise<readonly Check[]> =>
  Promise.all(checkNames.map((name) => carryOut(name, examined)))
