import { SLACK_HOURS } from '#domain/billing/entitlements.ts'
import type { FindingKind } from '#domain/billing/finding-advice.ts'
import { graceDaysOf } from '#domain/billing/grace.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import type { Database } from '#server/platform/db/database.ts'
import { checkLedger } from './audit-ledger.ts'
import { checkNumbers } from './audit-numbers.ts'
import type { ProviderRecords, RecordedCharge, RecordedRefund } from './market.ts'

/** The number of days that each price buys. */
const daysFor: Readonly<Record<number, number>> = { 999: 7, 2999: 30, 5999: 90 }
/** Days by which a period may be longer than sold: PayPal bills at its own time of day. */
const ROUNDING_DAYS = 1.5

const day = (at: Date): string => at.toISOString().slice(0, 10)
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Items that only one of the two lists has, or has more often. */
function differences(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const line of ours) counts.set(line, (counts.get(line) ?? 0) + 1)
  for (const line of theirs) counts.set(line, (counts.get(line) ?? 0) - 1)
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([line, count]) => `${count > 0 ? 'only in our ledger' : 'only at the provider'}: ${line}`)
}

/** All records of some orders in our tables. */
async function ledgerOf(db: Database, orderIds: readonly string[]) {
  const ids = [...orderIds]
  const payments = await db
    .selectFrom('payments')
    .select(['payments.id', 'payments.order_id', 'at', 'amount_minor', 'currency', 'is_duplicate', 'payments.state'])
    .select(({ selectFrom }) =>
      selectFrom('disputes')
        .select('disputes.state')
        .whereRef('disputes.payment_id', '=', 'payments.id')
        .orderBy('disputes.opened_at', 'desc')
        .limit(1)
        .as('dispute'),
    )
    .where('order_id', 'in', ids)
    .where('payments.state', '=', 'succeeded')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['refunds.id', 'payment_id', 'order_id', 'refunds.amount_minor', 'refunds.currency', 'refunds.state'])
    .select('refunds.provider_ref as ref')
    .where('order_id', 'in', ids)
    .execute()
  const documents = await db.selectFrom('tax_documents').selectAll().where('order_id', 'in', ids).execute()
  const orders = await db
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.lead_id')
    .leftJoin('subscriptions', 'subscriptions.order_id', 'orders.id')
    .select(['orders.id', 'orders.lead_id', 'orders.state', 'orders.provider', 'leads.email', 'subscriptions.ended_at'])
    .select(['subscriptions.state as subscriptionState', 'subscriptions.intent'])
    .where('orders.id', 'in', ids)
    .execute()
  return { payments, refunds, documents, orders }
}
type OurLedger = Awaited<ReturnType<typeof ledgerOf>>

/** Findings that follow from what happens to the buyers of a walk; any other one is a contradiction. */
const expected: readonly FindingKind[] = [
  'second_charge',
  'charge_after_end',
  'two_live_subscriptions',
  'first_price_again',
  'withdrawn_again',
  'refund_failed',
  'refund_returned',
  'undone_plan_approved',
  // Jobs may be down for days: a choice reaches the provider late, or after the renewal.
  'next_amount_mismatch',
  'plan_not_changed',
]

/**
 * Renewals at the price of a chosen plan whose subscription was cancelled later. If the cancellation reaches the
 * provider only after the renewal, that plan was charged, and the operator is told of a charge that is no longer agreed
 * to.
 */
const renewalsOfAPlanThatWasCanceled = (db: Database) =>
  db
    .selectFrom('subscription_plan_changes as plan')
    .innerJoin('subscriptions', 'subscriptions.id', 'plan.subscription_id')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.order_id', '=', 'subscriptions.order_id')
        .onRef('payments.amount_minor', '=', 'plan.renewal_minor')
        .on('payments.kind', '=', 'renewal'),
    )
    .select('payments.provider_ref')
    .where('plan.undone_because', '=', 'canceled')
    .where('plan.applied_at', 'is not', null)

async function checkFindings(db: Database, orderIds: readonly string[]): Promise<readonly string[]> {
  const findings = await db
    .selectFrom('reconciliation_findings')
    .select(['what', 'subject', 'detail', 'order_id'])
    .where('order_id', 'in', [...orderIds])
    .where('what', 'not in', [...expected])
    .where(({ not, and, eb }) =>
      not(and([eb('what', '=', 'amount_mismatch'), eb('detail', 'in', renewalsOfAPlanThatWasCanceled(db))])),
    )
    .execute()
  return findings.map(({ what, subject, detail, order_id }) => `${what} of order ${order_id}: ${subject} ${detail}`)
}

/** Checks that both sides have the same money, to the cent, by customer, order and day. */
function compareMoney({ payments, refunds, orders }: OurLedger, records: ProviderRecords): readonly string[] {
  const emails = new Map(orders.map(({ id, email }) => [id, email]))
  const line = (orderId: string, ...rest: readonly (string | number)[]) =>
    [emails.get(orderId) ?? 'no customer', orderId, ...rest].join(' ')
  return [
    ...differences(
      payments.map((row) =>
        line(row.order_id, day(row.at), 'charge', row.amount_minor, row.currency, `dispute ${row.dispute ?? 'none'}`),
      ),
      records.charges.map((each) =>
        line(each.orderId, day(each.at), 'charge', each.minor, each.currency, `dispute ${each.dispute}`),
      ),
    ),
    ...differences(
      refunds
        .filter(({ ref }) => ref !== null)
        .map((row) => line(row.order_id, 'refund', row.ref ?? '', row.amount_minor, row.currency, row.state)),
      records.refunds.map((each) => line(each.orderId, 'refund', each.ref, each.minor, each.currency, each.state)),
    ),
    ...refunds.filter(({ state }) => state === 'requested').map(({ id }) => `refund ${id} was never sent`),
    ...(records.creditMinor === 0 ? [] : [`the provider holds ${records.creditMinor} of credit`]),
  ]
}

/**
 * Checks for one receipt per charge, one credit note per refund, and that together they equal what the provider moved.
 */
function checkDocuments({ payments, refunds, documents }: OurLedger, records: ProviderRecords): readonly string[] {
  const faults: string[] = []
  for (const { id, amount_minor } of payments) {
    const receipts = documents.filter(({ kind, payment_id }) => kind === 'receipt' && payment_id === id)
    if (receipts.length !== 1 || receipts[0]?.gross_minor !== amount_minor)
      faults.push(
        `payment ${id} of ${amount_minor} has the receipts ${JSON.stringify(receipts.map((r) => r.gross_minor))}`,
      )
  }
  for (const { id, amount_minor, state } of refunds) {
    const notes = documents.filter(({ refund_id }) => refund_id === id)
    const expected = state === 'succeeded' ? -amount_minor : 0
    const isRight =
      sumOf(notes.map(({ gross_minor }) => gross_minor)) === expected &&
      notes.filter(({ kind }) => kind === 'credit_note').length <= 1
    if (!isRight)
      faults.push(`refund ${id} (${state}) of ${amount_minor} has ${notes.map(({ kind }) => kind).join(', ')}`)
  }
  const moved =
    sumOf(records.charges.map(({ minor }) => minor)) -
    sumOf(records.refunds.filter(({ state }) => state === 'succeeded').map(({ minor }) => minor))
  const written = sumOf(documents.map(({ gross_minor }) => gross_minor))
  if (moved !== written) faults.push(`the provider moved ${moved}, the documents add up to ${written}`)
  return faults
}

const settled: readonly string[] = ['paid', 'partially_refunded', 'refunded', 'disputed']

type Money = {
  readonly charge: RecordedCharge
  /** All of it was refunded, including refunds in progress, or a bank holds it. */
  readonly isBack: boolean
  /** The same without refunds in progress. */
  readonly isGone: boolean
}

/** Each charge, with whether all of it was refunded or is held by a bank. */
const moneyIn = ({ charges, refunds }: ProviderRecords): readonly Money[] =>
  charges.map((charge) => {
    const isAtBank = charge.dispute === 'open' || charge.dispute === 'lost'
    const isRefunded = (states: readonly RecordedRefund['state'][]) =>
      sumOf(
        refunds.filter((each) => each.charge === charge.ref && states.includes(each.state)).map(({ minor }) => minor),
      ) >= charge.minor
    return {
      charge,
      isBack: isAtBank || isRefunded(['submitted', 'succeeded']),
      isGone: isAtBank || isRefunded(['succeeded']),
    }
  })

/**
 * Checks that there is no money without a purchase, none kept twice or after the end, and no customer with two plans.
 */
function checkPurchases({ payments, orders }: OurLedger, records: ProviderRecords): readonly string[] {
  const faults: string[] = []
  const money = moneyIn(records)
  for (const { charge, isBack } of money) {
    const order = orders.find(({ id }) => id === charge.orderId)
    if (order === undefined || !settled.includes(order.state))
      faults.push(`charge ${charge.ref} of ${charge.minor} belongs to an order that is ${order?.state ?? 'unknown'}`)
    const endedAt = order?.ended_at ?? null
    if (endedAt !== null && charge.at > endedAt && !isBack)
      faults.push(`charge ${charge.ref} came at ${charge.at.toISOString()}, after the end of order ${charge.orderId}`)
  }
  const doubled = payments.filter(({ is_duplicate }) => is_duplicate)
  for (const { order_id, amount_minor, at } of doubled) {
    const isKept = money.every(
      ({ charge, isBack }) => charge.orderId !== order_id || day(charge.at) !== day(at) || !isBack,
    )
    if (isKept) faults.push(`a second charge of ${amount_minor} of order ${order_id} was kept`)
  }
  const renewing = Map.groupBy(records.renewing, (id) => orders.find((order) => order.id === id)?.email ?? id)
  for (const [email, ids] of renewing) if (ids.length > 1) faults.push(`${email} has ${ids.length} plans that renew`)
  for (const { id, subscriptionState, intent } of orders)
    if (
      records.renewing.includes(id) &&
      (subscriptionState === 'canceled' || subscriptionState === 'incomplete_expired')
    )
      faults.push(`order ${id} renews at the provider and is ${subscriptionState} here (${intent})`)
  return faults
}

/** Checks that no customer has access without a payment that was kept, and no customer who paid is refused. */
async function checkAccess(
  db: Database,
  { orders, payments }: OurLedger,
  records: ProviderRecords,
  now: Date,
): Promise<readonly string[]> {
  const faults: string[] = []
  const money = moneyIn(records)
  const leads = Map.groupBy(orders, ({ lead_id }) => lead_id)
  for (const [leadId, theirs] of leads) {
    const ids = theirs.map(({ id }) => id)
    const theirMoney = money.filter(({ charge }) => ids.includes(charge.orderId))
    const age = ({ at }: RecordedCharge) => (now.getTime() - at.getTime()) / MS_PER_DAY
    const daysOf = ({ minor }: RecordedCharge) => daysFor[minor] ?? 0
    // The last day of grace counts to its end everywhere on earth.
    const grace = Math.max(...theirs.map(({ provider }) => graceDaysOf(provider).days)) + 1.5
    const allowance = grace + (SLACK_HOURS * MS_PER_HOUR) / MS_PER_DAY + ROUNDING_DAYS
    const { kind } = await accessOf(db, leadId, now, { paymentsEnv: 'test', householdJoining: 'free' })
    if (
      kind === 'full' &&
      !theirMoney.some(({ charge, isGone }) => !isGone && age(charge) <= daysOf(charge) + allowance)
    )
      faults.push(`lead ${leadId} has access without a payment, orders ${ids.join(', ')}`)
    // A late payment counts from the beginning of its period.
    const late = grace
    const counted = payments.filter(({ order_id, is_duplicate }) => ids.includes(order_id) && !is_duplicate)
    const isOwed = theirMoney.some(
      ({ charge, isBack }) =>
        !isBack &&
        age(charge) < daysOf(charge) - late &&
        counted.some(({ order_id, at }) => order_id === charge.orderId && day(at) === day(charge.at)),
    )
    if (kind !== 'full' && isOwed) faults.push(`lead ${leadId} paid and has no access, orders ${ids.join(', ')}`)
  }
  return faults
}

/** Compares what a provider recorded with our records of some orders. Returns the faults. */
export async function audit(
  db: Database,
  orderIds: readonly string[],
  records: ProviderRecords,
  now: Date,
): Promise<readonly string[]> {
  if (orderIds.length === 0) return ['nothing was ordered']
  const ledger = await ledgerOf(db, orderIds)
  return [
    ...compareMoney(ledger, records),
    ...checkDocuments(ledger, records),
    ...(await checkLedger(db, orderIds, records, now)),
    ...checkPurchases(ledger, records),
    ...(await checkAccess(db, ledger, records, now)),
    ...(await checkNumbers(db)),
    ...(await checkFindings(db, orderIds)),
  ]
}
