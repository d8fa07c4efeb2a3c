import { pauseBefore } from '#domain/billing/charge-moves.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import type { NewMove } from './charge-moves.ts'
import { enqueuePurchaseEmail, type PurchaseEmailContext } from './purchase-emails.ts'
import { tellHousehold } from './tell-household.ts'

/** Tells the customer that the next charge was moved, and in a pause whoever eats by the same plan. */
export async function tellOfMove(
  services: Services,
  trx: Trx,
  context: PurchaseEmailContext,
  { kind, days, to: until }: NewMove,
): Promise<void> {
  if (kind === 'free_days') return enqueuePurchaseEmail(trx, services, context, 'free_days', { days })
  const { purchase, order, now } = context
  const pause = pauseBefore(until, purchase.moves ?? [])
  const news = kind === 'pause' ? 'begins' : pause === null ? 'taken_back' : 'moved'
  await enqueuePurchaseEmail(trx, services, context, 'pause', { news, until })
  const told =
    pause === null
      ? ({ kind: 'no-pause' } as const)
      : ({ kind: 'pauses', from: pause.from, until: pause.until } as const)
  await tellHousehold(trx, services, { payer: order.lead_id, news: told, now })
}
