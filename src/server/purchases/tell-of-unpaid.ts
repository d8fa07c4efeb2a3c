import { paidUntil } from '#domain/billing/entitlements.ts'
import { owedOf } from '#domain/billing/next-charge.ts'
import { unpaidPeriod } from '#domain/billing/notices.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import type { OrderRow, PurchaseChange } from './stored-purchase.ts'
import { tellHousehold } from './tell-household.ts'

/**
 * Tells those who eat by a plan that it will end, together with the payer’s last notice of a renewal that is not paid,
 * so that one of them can take it over in time. The email does not say why it ends.
 */
export async function tellHouseholdOfUnpaid(
  trx: Trx,
  services: Pick<Services, 'jobs' | 'config'>,
  { order, purchase, now }: { readonly order: OrderRow; readonly purchase: Purchase; readonly now: Date },
): Promise<void> {
  const owed = owedOf(purchase, now)
  if (owed === null) return
  const kind = isOpen(purchase, now) ? 'ends' : 'not-open'
  await tellHousehold(trx, services, { payer: order.lead_id, news: { kind, until: owed.endsAt }, now })
}

/** Tells them that it goes on after all, if they were told that it ends. */
export async function tellHouseholdOfRecovery(
  services: Pick<Services, 'jobs' | 'config'>,
  { trx, stored, now }: PurchaseChange,
): Promise<void> {
  if (!(await wasToldOfUnpaid(trx, stored))) return
  const kind = isOpen(stored.purchase, now) ? 'goes-on' : 'open-again'
  await tellHousehold(trx, services, { payer: stored.order.lead_id, news: { kind }, now })
}

/** Whether it is open while a renewal is not paid; after a pause it is not. */
const isOpen = (purchase: Purchase, now: Date): boolean => paidUntil(purchase, now) !== null

/** Whether the last notice of the renewal that is not paid was sent. */
export async function wasToldOfUnpaid(
  trx: Trx,
  { order, purchase, subscription }: PurchaseChange['stored'],
): Promise<boolean> {
  const since = purchase.subscription?.pastDueSince ?? null
  if (subscription === null || since === null) return false
  const notice = await trx
    .selectFrom('scheduled_notices')
    .select('kind')
    .where('lead_id', '=', order.lead_id)
    .where('subscription_id', '=', subscription.id)
    .where('kind', '=', 'payment_failed_last')
    .where('period', '=', unpaidPeriod(since))
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  return notice !== undefined
}
