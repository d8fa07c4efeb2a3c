import { MS_PER_MINUTE } from '#domain/time.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { countWithin } from '#server/platform/db/count-within.ts'
import type { Services } from '#server/services.ts'

/** The name under which wrong passwords are counted. */
const NAME = 'operator-passwords'
/** Wrong passwords for one name from one network, and ms from the first one on in which they count. */
const GUESSES = 5
const WITHIN_MS = 15 * MS_PER_MINUTE

/** Who guesses: at which name, and from which network; null if that is unknown. */
type Guesser = { readonly login: string; readonly network: string | null }
type Counting = Pick<Services, 'db' | 'keys'>

const hashOf = ({ keys }: Counting, { login, network }: Guesser): Buffer =>
  keyedHash(keys.counting, `${NAME} ${network ?? ''} ${login}`)

/** Counts one more wrong password of all processes together. */
export async function countWrongPassword(services: Counting, guesser: Guesser): Promise<void> {
  await countWithin(services.db, { name: NAME, hash: hashOf(services, guesser), ms: WITHIN_MS })
}

/** Whether so many wrong passwords for this name came from this network that it has to wait. */
export async function hasGuessedTooOften(services: Counting, guesser: Guesser): Promise<boolean> {
  const row = await services.db
    .selectFrom('rate_limits')
    .select('hits')
    .where('name', '=', NAME)
    .where('network_hash', '=', hashOf(services, guesser))
    .where('ends_at', '>', ({ fn }) => fn<Date>('now'))
    .where('hits', '>=', GUESSES)
    .executeTakeFirst()
  return row !== undefined
}
