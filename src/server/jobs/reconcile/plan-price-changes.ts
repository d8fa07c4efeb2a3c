import { sql } from 'kysely'
import { type AnnouncedPrice, proposalFrom } from '#domain/billing/agreed-price.ts'
import type { PriceProposal } from '#domain/billing/purchase.ts'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { plusDays } from '#domain/time.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { planNotices } from '#server/purchases/plan-notices.ts'
import { openPriceChange } from '#server/purchases/price-changes.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import type { OrderRow, PlanChangeRow, PriceChangeRow, SubscriptionRow } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'

/**
 * Plans an announced price for each subscription that it affects: when it applies, and when its customer is notified.
 * The plan is adjusted to changes by the customer or the operator until the customer was notified; then it is fixed.
 */
export async function planPriceChanges(services: Services, log: Log, deadline: Deadline = noDeadline): Promise<void> {
  for (const { leadId, orderId } of await purchasesAffectedByPriceChanges(services.db, services.now())) {
    if (deadline.isOver()) return
    await inTransaction(services.db, (trx) => plan(trx, leadId, orderId, services.now())).catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'a new price could not be planned'),
    )
  }
}

async function plan(trx: Trx, leadId: string, orderId: string, now: Date): Promise<void> {
  // Waits for any process that is notifying this customer of a price.
  await lockLead(trx, leadId)
  const { order, subscription, priceChanges, planChanges, purchase } = await readPurchase(trx, leadId, orderId)
  const open = openPriceChange(priceChanges)
  if (subscription === null || (open !== undefined && open.notified_at !== null)) return
  const price = await announcedFor(trx, order, planChanges.at(-1) ?? null)
  const isKnown =
    price === null || priceChanges.some(({ price_id, notified_at }) => price_id === price.id && notified_at !== null)
  const isDuplicate = subscription.duplicate_of !== null
  const proposal = isKnown || isDuplicate ? null : proposalFrom(purchase, price, now)
  if (open !== undefined && proposal !== null && isSame(open, proposal)) return
  await trx
    .deleteFrom('subscription_price_changes')
    .where('lead_id', '=', leadId)
    .where('subscription_id', '=', subscription.id)
    .where('notified_at', 'is', null)
    .execute()
  if (proposal !== null) await addRow(trx, subscription, proposal)
  await planNotices(trx, subscription, { ...purchase, proposal })
}

const isSame = (row: PriceChangeRow, { changeId, before, appliesFrom }: PriceProposal): boolean =>
  row.price_id === changeId && row.before_minor === before.minor && row.applies_from.getTime() === appliesFrom.getTime()

const addRow = (trx: Trx, { lead_id, id }: SubscriptionRow, { changeId, before, after, appliesFrom }: PriceProposal) =>
  trx
    .insertInto('subscription_price_changes')
    .values({
      lead_id,
      subscription_id: id,
      price_id: changeId,
      before_minor: before.minor,
      after_minor: after.minor,
      currency: after.currency,
      applies_from: appliesFrom,
    })
    .execute()

/** The newest price that was announced after the order was placed, or after another plan was chosen. */
async function announcedFor(db: Reader, order: OrderRow, chosen: PlanChangeRow | null): Promise<AnnouncedPrice | null> {
  const row = await db
    .selectFrom('price_changes')
    .innerJoin('prices', 'prices.id', 'price_changes.price_id')
    .select(['price_id', 'applies_from', 'announced_at', 'renewal_amount_minor', 'currency', 'renewal_days'])
    .where('withdrawn_at', 'is', null)
    .where('product_key', '=', (chosen ?? order).product_key)
    .where('livemode', '=', order.livemode)
    .where('currency', '=', order.currency)
    .orderBy('announced_at', 'desc')
    .orderBy(sql`price_changes.price_id`)
    .executeTakeFirst()
  if (row === undefined || row.announced_at <= (chosen?.agreed_at ?? order.created_at)) return null
  return {
    id: row.price_id,
    renewal: { minor: row.renewal_amount_minor, currency: row.currency },
    renewalDays: row.renewal_days,
    appliesFrom: row.applies_from,
  }
}

/** Purchases that one run may plan; the others follow in the next one. */
const BATCH_SIZE = 5000
/** Days before its first charge from which a price is planned again, if the customer was not notified of it. */
const SOON_DAYS = 31

type AffectedPurchase = { readonly leadId: string; readonly orderId: string }

/**
 * Purchases whose planned price may be out of date: newly affected by an announcement, about to be notified, or no
 * longer affected.
 */
async function purchasesAffectedByPriceChanges(db: Database, now: Date): Promise<readonly AffectedPurchase[]> {
  const soon = plusDays(now, SOON_DAYS)
  const { rows } = await sql<AffectedPurchase>`
    with announced as (
      select distinct on (product_key, livemode, currency)
        price_id, announced_at, product_key, livemode, currency, renewal_amount_minor, renewal_days
      from price_changes join prices on prices.id = price_id
      where withdrawn_at is null
      order by product_key, livemode, currency, announced_at desc, price_id
    ), live as (
      select s.*, o.currency, coalesce(plan.product_key, o.product_key) as product_key,
        coalesce(plan.agreed_at, o.created_at) as ordered_at,
        coalesce(plan.renewal_days, o.renewal_days) as renewal_days,
        coalesce(plan.renewal_minor, o.renewal_amount_minor) as renewal_amount_minor
      from subscriptions s
      join orders o on o.lead_id = s.lead_id and o.id = s.order_id and o.provider_ref = s.provider_ref
      left join lateral (
        select p.* from subscription_plan_changes p
        where p.lead_id = s.lead_id and p.subscription_id = s.id and p.undone_at is null
        order by p.agreed_at desc limit 1) plan on true
      where s.state in (${sql.join(liveSubscriptionStates)})
    )
    select live.lead_id as "leadId", live.order_id as "orderId"
    from announced join live using (product_key, livemode, currency, renewal_days)
    where live.ordered_at < announced.announced_at
      and not live.cancel_at_period_end and live.ending_because is null
      and live.period_end is not null and live.duplicate_of is null
      and not exists (
        select from subscription_price_changes c
        where c.subscription_id = live.id and (
          c.price_id = announced.price_id or (c.notified_at is not null and c.moot_at is null and (
            c.agreed_at is null or (c.approve_url is not null and c.applied_at is null)))))
      and announced.renewal_amount_minor <> coalesce((
        select c.after_minor from subscription_price_changes c
        where c.subscription_id = live.id and c.agreed_at > live.ordered_at
        order by c.applies_from desc limit 1), live.renewal_amount_minor)
    union
    select live.lead_id, live.order_id
    from subscription_price_changes c join live on live.lead_id = c.lead_id and live.id = c.subscription_id
    where c.notified_at is null and (
      c.applies_from < ${soon} or live.cancel_at_period_end or live.ending_because is not null
      or c.price_id not in (select price_id from announced))
    limit ${BATCH_SIZE}`.execute(db)
  return rows
}
