import { noticesOf } from '#domain/billing/notices.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/** Schedules the notices of a purchase; those that no longer hold are removed unless they were sent. */
export async function planNotices(
  trx: Trx,
  { lead_id, id: subscriptionId }: { readonly lead_id: string; readonly id: string },
  purchase: Purchase,
): Promise<void> {
  const notices = noticesOf(purchase)
  const planned = await trx
    .selectFrom('scheduled_notices')
    .select(['kind', 'period', 'due_at', 'sent_at'])
    .where('lead_id', '=', lead_id)
    .where('subscription_id', '=', subscriptionId)
    .execute()
  for (const { kind, period, sent_at } of planned) {
    if (sent_at !== null || notices.some((notice) => notice.kind === kind && notice.period === period)) continue
    await trx
      .deleteFrom('scheduled_notices')
      .where('lead_id', '=', lead_id)
      .where('subscription_id', '=', subscriptionId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .where('sent_at', 'is', null)
      .execute()
  }
  for (const { kind, period, dueAt } of notices) {
    const known = planned.find((row) => row.kind === kind && row.period === period)
    if (known !== undefined && (known.sent_at !== null || known.due_at.getTime() === dueAt.getTime())) continue
    await trx
      .insertInto('scheduled_notices')
      .values({ lead_id, subscription_id: subscriptionId, kind, period, due_at: dueAt })
      .onConflict((conflict) =>
        conflict.columns(['lead_id', 'subscription_id', 'kind', 'period']).doUpdateSet({ due_at: dueAt }),
      )
      .execute()
  }
}
