import { sql } from 'kysely'
import type { CustomerPayment, CustomerReply } from '#domain/api/console/customers.ts'
import { disputeStateOf } from '#domain/billing/disputes.ts'
import { lastPaymentOf } from '#domain/billing/merge-refunds.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { Problem } from '#domain/problem.ts'
import { keptFrom, netOfPayments } from '#server/ledger/sum-customer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findSubscription } from '#server/purchases/find-purchase.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { refundableMinor } from '#server/purchases/refunds.ts'
import { viewSubscription } from '#server/sales/subscriptions/view-subscription.ts'
import type { Services } from '#server/services.ts'
import { notesAbout } from './customer-notes.ts'
import { customerTimeline } from './customer-timeline.ts'
import { firstVisitOf } from './first-visit.ts'
import { personLeads } from './person-leads.ts'

/** A lead's customer, with everything that happened. @throws Problem CUSTOMER_UNKNOWN */
export async function viewCustomer(services: Services, leadId: string): Promise<CustomerReply> {
  const { db } = services
  const { id, email, since, erasedAt, leadIds } = await personLeads(db, leadId)
  const [subscription, payments, kept, emails, timeline, notes, visit] = await Promise.all([
    subscriptionOf(services, leadIds),
    paymentsOf(db, leadIds),
    keptFrom(db, leadIds),
    emailsOf(db, leadIds),
    customerTimeline(db, leadIds),
    notesAbout(db, leadIds),
    cameFrom(db, id),
  ])
  return {
    ...{ id, email, subscription },
    since: since.toISOString(),
    erasedAt: erasedAt?.toISOString() ?? null,
    ...{ notes, source: visit?.source ?? null, campaign: visit?.campaign ?? null },
    kept: [...kept],
    payments: [...payments],
    emails,
    timeline: [...timeline],
  }
}

async function cameFrom(db: Database, leadId: string): Promise<{ source: string; campaign: string } | undefined> {
  const address = sql`(select email_normalised from leads where id = ${leadId})`
  const { rows } = await sql<{ source: string; campaign: string }>`
    select source, campaign from ${firstVisitOf(address)} visit`.execute(db)
  return rows[0]
}

/** The subscription of a person: a live one, otherwise the latest. */
async function subscriptionOf(services: Services, leadIds: readonly string[]): Promise<CustomerReply['subscription']> {
  const found = await Promise.all(leadIds.map((leadId) => describeSubscription(services, leadId)))
  const all = found.flatMap((one) => one ?? [])
  return all.findLast(({ isLive: live }) => live) ?? all.at(-1) ?? null
}

async function describeSubscription(services: Services, leadId: string): Promise<CustomerReply['subscription']> {
  try {
    const { subscription, order } = await findSubscription(services.db, leadId)
    const view = await viewSubscription(services, leadId)
    return {
      leadId,
      planName: view.planName,
      state: view.state,
      provider: subscription.provider,
      accessUntil: view.accessUntil,
      isEnding: view.cancelAtPeriodEnd || !isLive(subscription),
      isLive: isLive(subscription),
      nextOn: view.renewal?.on ?? null,
      ...(view.pause === undefined ? {} : { pause: view.pause }),
      nextMinor: view.renewal?.amountMinor ?? null,
      currency: order.currency,
      withdrawUntil: view.withdrawUntil,
    }
  } catch (error) {
    if (error instanceof Problem && error.code === 'SUBSCRIPTION_UNKNOWN') return null
    throw error
  }
}

const carriesSubscription = (purchase: Purchase, chargeRef: string): boolean =>
  purchase.subscription !== null && isLive(purchase.subscription) && lastPaymentOf(purchase)?.ref === chargeRef

/** Charges, the newest first, with the amount of each that can still be refunded. */
export async function paymentsOf(db: Database, leadIds: readonly string[]): Promise<readonly CustomerPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('payments.lead_id', 'in', leadIds)
    .orderBy('payments.at', 'desc')
    .execute()
  const orders = [...new Map(rows.map(({ order_id, lead_id }) => [order_id, lead_id]))]
  const purchases = new Map(
    await Promise.all(orders.map(async ([id, leadId]) => [id, (await readPurchase(db, leadId, id)).purchase] as const)),
  )
  const kept = await netOfPayments(db, leadIds)
  return rows.map((row) => {
    const purchase = purchases.get(row.order_id)
    const charge = purchase?.charges.find(({ ref }) => ref === row.provider_ref)
    return {
      id: row.id,
      leadId: row.lead_id,
      orderId: row.order_id,
      chargeRef: row.provider_ref,
      provider: row.provider,
      kind: row.kind,
      state: row.state,
      dispute: charge === undefined ? null : disputeStateOf(charge),
      at: row.at.toISOString(),
      periodStart: row.period_start.toISOString(),
      periodEnd: row.period_end.toISOString(),
      amountMinor: charge?.amount.minor ?? 0,
      keptMinor: kept.get(row.id) ?? 0,
      refundableMinor: purchase === undefined ? 0 : refundableMinor(purchase, row.provider_ref),
      carriesSubscription: purchase !== undefined && carriesSubscription(purchase, row.provider_ref),
      currency: row.currency,
    }
  })
}

/** The most emails that are shown. */
const SHOWN_EMAILS = 100

async function emailsOf(db: Database, leadIds: readonly string[]): Promise<CustomerReply['emails']> {
  const rows = await db
    .selectFrom('emails')
    .select(['id', 'lead_id', 'kind', 'subject', 'created_at', 'sent_at'])
    .select(({ eb }) => eb('text', '<>', '').as('has_text'))
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_EMAILS)
    .execute()
  return rows.map(({ id, lead_id, kind, subject, created_at, sent_at, has_text }) => ({
    ...{ id, leadId: lead_id, kind, subject },
    createdAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    canResend: has_text === true && sent_at !== null,
  }))
}
