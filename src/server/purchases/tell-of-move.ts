import { type Pause, pauseBefore } from '#domain/billing/charge-moves.ts'
import type { HouseholdPlanNews } from '#server/email/templates/household-plan-ends.ts'
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
  await tellHousehold(trx, services, { payer: order.lead_id, news: toldOf(pause, now), now })
}

/** To somebody whose plan is closed already only the day matters on which it opens. */
function toldOf(pause: Pause | null, now: Date): HouseholdPlanNews {
  if (pause === null) return { kind: 'no-pause' }
  if (pause.from <= now) return { kind: 'opens', on: pause.until }
  return { kind: 'pauses', from: pause.from, until: pause.until }
}
