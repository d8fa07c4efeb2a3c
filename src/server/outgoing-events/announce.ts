import { amountText } from '#domain/accounting/money-text.ts'
import type { Money } from '#domain/billing/money.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import type { Config } from '#server/platform/config/config.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { JobQueue } from '#server/platform/job-queue/job-queue.ts'

type OfOrder = { readonly order: string; readonly plan: PlanKey }
type PaidOrder = OfOrder & { readonly amount: Money }

/** What happened. Nothing in it names a person, a body or an answer; `customer` is the id of a lead. */
export type OutgoingEvent = { readonly customer: string } & (
  | { readonly type: 'lead.created' }
  | ({ readonly type: 'purchase.paid' } & PaidOrder)
  | ({ readonly type: 'renewal.paid' } & PaidOrder)
  | ({ readonly type: 'refund.paid' } & PaidOrder)
  /** Nothing more is charged; the plan stays open until the time that was paid for. */
  | ({ readonly type: 'subscription.canceled'; readonly until: Date | null } & OfOrder)
  | ({ readonly type: 'subscription.ended'; readonly because: string } & OfOrder)
  | { readonly type: 'customer.deleted' }
)

function dataOf(event: OutgoingEvent): object {
  const { customer } = event
  switch (event.type) {
    case 'lead.created':
    case 'customer.deleted':
      return { customer }
    case 'subscription.canceled':
      return { customer, order: event.order, plan: event.plan, until: event.until?.toISOString() ?? null }
    case 'subscription.ended':
      return { customer, order: event.order, plan: event.plan, because: event.because }
    default:
      return {
        ...{ customer, order: event.order, plan: event.plan },
        // As text, so that no reader rounds it.
        ...{ amount: amountText(event.amount), currency: event.amount.currency },
      }
  }
}

type Announcing = { readonly jobs: JobQueue; readonly config: Pick<Config, 'outgoing'>; readonly now: () => Date }

/** Stores what the owner's systems are to be told, in the transaction of its cause; nothing if there is no address. */
export async function announce(trx: Trx, { jobs, config, now }: Announcing, event: OutgoingEvent): Promise<void> {
  if (config.outgoing.webhooks === null) return
  const at = now()
  const id = uuidV7(at)
  const body = JSON.stringify({ type: event.type, timestamp: at.toISOString(), data: dataOf(event) })
  await trx
    .insertInto('outgoing_events')
    .values({ id, type: event.type, about: event.customer, body, made_at: at, state: 'waiting' })
    .execute()
  await jobs.enqueue(trx, 'deliver-event', { eventId: id })
}
