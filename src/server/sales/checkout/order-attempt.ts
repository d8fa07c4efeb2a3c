import type { DeclineReason, OrderState } from '#domain/billing/order.ts'
import type { AttemptState } from '#server/platform/db/tables/orders.ts'
import type { Reader } from '#server/platform/db/trx.ts'
import type { ProviderName } from '#server/platform/payment-provider/provider.ts'

/** One attempt to pay one order. */
export type Attempt = {
  readonly leadId: string
  readonly orderId: string
  readonly attempt: number
}

/** Where an order and an attempt to pay it stand. */
export type AttemptStatus = {
  readonly order: OrderState
  readonly attempt: AttemptState
  /** Why this attempt was declined; null where it was not. */
  readonly reason: DeclineReason | null
  readonly startedAt: Date
  readonly provider: ProviderName
  readonly ref: string | null
}

export async function attemptStatus(db: Reader, { leadId, orderId, attempt }: Attempt): Promise<AttemptStatus> {
  const row = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.lead_id', '=', 'payment_attempts.lead_id')
        .onRef('orders.id', '=', 'payment_attempts.order_id'),
    )
    .select(['orders.state as order', 'orders.provider', 'orders.provider_ref as ref'])
    .select(['payment_attempts.state as attempt', 'payment_attempts.reason'])
    .select('payment_attempts.created_at as startedAt')
    .where('payment_attempts.lead_id', '=', leadId)
    .where('payment_attempts.order_id', '=', orderId)
    .where('payment_attempts.attempt', '=', attempt)
    .executeTakeFirstOrThrow()
  return row
}
