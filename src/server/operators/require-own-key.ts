import { ConfigRefused } from '#server/platform/config/setting.ts'
import type { Services } from '#server/services.ts'
import { openSecret } from './code-secret.ts'

/** Operators that are looked at; there are never more than a few. */
const LOOKED_AT = 100

/**
 * Makes sure that the secret key is the one that the authenticators of the operators were stored under. Under another one
 * every code would be refused as wrong, and nobody could tell why.
 * @returns false if there are no operators, by whom it could be told
 * @throws ConfigRefused with a sentence for the operator, if there are operators and none of them could sign in
 */
export async function requireOwnKey({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<boolean> {
  const operators = await db
    .selectFrom('operators')
    .select('code_secret')
    .where('disabled_at', 'is', null)
    .limit(LOOKED_AT)
    .execute()
  if (operators.length === 0) return false
  if (operators.some(({ code_secret }) => openSecret(keys, code_secret) !== null)) return true
  throw new ConfigRefused(
    'This database was used with another secret key, so no operator could sign in. Put that key back: as SECRET_KEY, or ' +
      'as the file secret-key in DATA_DIR. If it is lost, every operator needs a new start: run ' +
      `npm run sql -- "update operators set disabled_at = now()"; the next start prints a link for a first operator.`,
  )
}
