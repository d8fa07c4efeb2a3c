import type { Reader } from '#server/platform/db/transaction.ts'
import { eatersOf, personsIn } from './eaters.ts'
import { payersOf } from './payers.ts'

/**
 * How many other adults have a plan only through this payer's: those who eat in the household of the payer's account. None
 * if somebody else pays for it too.
 */
export async function othersFedBy(db: Reader, payer: string, livemode: boolean): Promise<number> {
  const account = await db.selectFrom('accounts').select('household_id').where('lead_id', '=', payer).executeTakeFirst()
  if (account === undefined) return 0
  const payers = await payersOf(db, account.household_id, livemode)
  if (payers.some(({ leadId }) => leadId !== payer)) return 0
  return personsIn(await eatersOf(db, account.household_id)).filter((person) => person !== payer).length
}
