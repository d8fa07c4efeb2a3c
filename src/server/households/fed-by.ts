import type { Reader } from '#server/platform/db/transaction.ts'
import { eatersOf, personsIn } from './eaters.ts'
import { payersOf } from './payers.ts'

/**
 * The other adults who have a plan only through this payer's: those who eat in the household of the payer's account. Nobody
 * while somebody else's plan for it goes on.
 */
export async function othersFedBy(db: Reader, payer: string, livemode: boolean): Promise<readonly string[]> {
  const account = await db.selectFrom('accounts').select('household_id').where('lead_id', '=', payer).executeTakeFirst()
  if (account === undefined) return []
  const payers = await payersOf(db, account.household_id, livemode)
  if (payers.some(({ leadId, isEnding }) => leadId !== payer && !isEnding)) return []
  return personsIn(await eatersOf(db, account.household_id)).filter((person) => person !== payer)
}
