import type { Account } from './account.ts'
import { errorCode } from './error-code.ts'
import { StartRefused } from './start-refused.ts'

/** Why the system did not even begin to run a program. */
export function spawnRefusal(error: unknown, program: string, account: Account | null): StartRefused {
  const code = errorCode(error)
  const reason =
    account !== null && (code === 'EPERM' || code === 'EINVAL') ? 'no-unprivileged-user' : 'programs-unusable'
  return new StartRefused(reason, `${program}: ${code}`, { cause: error })
}
