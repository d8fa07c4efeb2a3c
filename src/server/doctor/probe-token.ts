import { timingSafeEqual } from 'node:crypto'
import { MS_PER_HOUR } from '#domain/time.ts'
import type { Config } from '#server/platform/config/config.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import type { Services } from '#server/services.ts'

/** The header in which an examination shows that it has the app's secret key. */
export const PROBE_HEADER = 'x-doctor'

type Probed = Pick<Services, 'keys'> & { readonly config: Pick<Config, 'secretKey' | 'databaseUrl'> }

const tokenOf = ({ keys }: Probed, hour: number): string => keyedHash(keys.counting, `doctor ${hour}`).toString('hex')

/** Without a key of its own an installation shows nobody how it sees a request. */
const hasSecret = ({ config }: Probed): boolean => config.secretKey !== null || config.databaseUrl === null

/** The token of this hour; null if there is no secret to make one from. */
export const probeToken = (probed: Probed, now: Date): string | null =>
  hasSecret(probed) ? tokenOf(probed, Math.floor(now.getTime() / MS_PER_HOUR)) : null

/** Whether a request comes from an examination of this installation: the token of this hour, or of one beside it. */
export function isProbe(probed: Probed, given: unknown, now: Date): boolean {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given) || !hasSecret(probed)) return false
  const hour = Math.floor(now.getTime() / MS_PER_HOUR)
  return [hour - 1, hour, hour + 1].some((each) =>
    timingSafeEqual(Buffer.from(given), Buffer.from(tokenOf(probed, each))),
  )
}
