import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '#domain/problems.ts'
import { isOpen } from '#server/purchases/open-order-states.ts'
import type { Services } from '#server/services.ts'
import { abandonOrder } from './abandon-order.ts'

/** ms within which a call to a provider usually gets its answer. */
const PATIENCE = 2000
const GLANCE = 50

/**
 * Brings an order that may still be paid to its end, so that another may begin: lets a call that is under way have its
 * answer, then makes sure that nothing more is taken. Afterwards it is paid or never will be.
 * @throws Problem SERVICE_UNAVAILABLE where neither can be had now
 */
export async function endOrder(services: Services, leadId: string, orderId: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE && (await isBeingCalled(services, leadId, orderId)); waited += GLANCE)
    await wait(GLANCE)
  const state = await abandonOrder(services, leadId, orderId).catch(() => null)
  if (state === null || isOpen(state)) throw new Problem('SERVICE_UNAVAILABLE')
}

async function isBeingCalled({ db, now }: Services, leadId: string, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('attempt')
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where('created_at', '>', new Date(now().getTime() - PATIENCE))
    .executeTakeFirst()
  return row !== undefined
}
