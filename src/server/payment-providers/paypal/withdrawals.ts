import { MS_PER_DAY } from '#domain/time.ts'
import type { Payout } from '#server/platform/payment-provider/provider.ts'
import type { PaypalClient } from './paypal-client.ts'
import { moneyFrom, movementStateOf } from './paypal-mappings.ts'
import { movementsOf } from './transaction-search.ts'

/** Event codes of withdrawals to a bank (T04nn): general, automatic, and requested by hand. */
const WITHDRAWAL_CODES = ['T0400', 'T0401', 'T0403'] as const
/** How far back the search can go (PayPal: three years), in ms. */
const KEPT_MS = 3 * 365 * MS_PER_DAY

const stateOf = { succeeded: 'arrived', submitted: 'on_its_way', failed: 'failed' } as const

/** The withdrawals to the bank account within a time span, newest first; the search lags up to three hours behind. */
export async function withdrawalsOf(
  client: PaypalClient,
  from: Date,
  until: Date,
  now: Date,
): Promise<readonly Payout[]> {
  const since = new Date(Math.max(from.getTime(), now.getTime() - KEPT_MS))
  const end = new Date(Math.min(until.getTime(), now.getTime()))
  const found: Payout[] = []
  for (const code of WITHDRAWAL_CODES) {
    for await (const movement of movementsOf(client, code, since, end)) {
      const { transaction_id: ref, transaction_amount, transaction_status = '', transaction_initiation_date } = movement
      const amount = transaction_amount === undefined ? null : moneyFrom(transaction_amount)
      const state = movementStateOf[transaction_status]
      if (amount === null || state === undefined || transaction_initiation_date === undefined) continue
      found.push({
        ref,
        amount: { ...amount, minor: Math.abs(amount.minor) },
        state: stateOf[state],
        at: new Date(transaction_initiation_date),
        arrivesOn: null,
      })
    }
  }
  return found.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}
