import { sql } from 'kysely'
import { awaitsYes, decidedFrom, decidedUpTo } from '#domain/billing/agreed-price.ts'
import { graceDaysOf, graceOf } from '#domain/billing/grace.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { type ProviderName, providerNames } from '#domain/billing/providers.ts'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { MS_PER_DAY, MS_PER_HOUR, plusDays } from '#domain/time.ts'
import { eachInSlices } from '#server/jobs/each-in-slices.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { isBusy } from '#server/platform/payment-provider/provider.ts'
import { isOwing } from '#server/purchases/find-purchase.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import { refreshPurchase } from '#server/purchases/refresh-purchase.ts'
import type { SubscriptionRow } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'

/** Rows that one statement reads. */
const BATCH_SIZE = 500

/** ms before a renewal at which its amount is fetched from the provider once more. */
const BEFORE_RENEWAL_MS = 3 * MS_PER_DAY

/** Fetches every subscription whose period is nearly over or whose renewal is owed. */
export async function reconcileSubscriptions(
  services: Services,
  log: Log,
  deadline: Deadline = noDeadline,
): Promise<void> {
  const { db } = services
  const now = services.now()
  /** In the order of their ids, which does not change while they are checked. */
  const slice = (after: { readonly id: string } | null) =>
    db
      .selectFrom('subscriptions')
      .select(['id', 'lead_id as leadId', 'order_id as orderId', 'provider', 'provider_ref as ref'])
      .where('state', 'in', liveSubscriptionStates)
      .where('provider', 'in', services.payments.names)
      .where((either) =>
        either.or([
          either('period_end', '<=', now),
          either('state', '<>', 'active'),
          either.and([
            either('period_end', '<=', new Date(now.getTime() + BEFORE_RENEWAL_MS)),
            either('as_of', '<', plusDays(now, -1)),
          ]),
        ]),
      )
      .$if(after !== null, (rest) => rest.where('id', '>', after?.id ?? ''))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
  /** Providers that accept no calls for now; the next run asks them again. */
  const busy = new Set<ProviderName>()
  await eachInSlices(
    slice,
    async (subscription) => {
      if (busy.has(subscription.provider)) return
      await refreshPurchase(services, subscription).catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'a subscription could not be checked')
        if (isBusy(error)) busy.add(subscription.provider)
      })
    },
    deadline,
    log,
  )
}

/** ms after the days of grace by which a subscription ends even if the outcome of a last collection is unknown. */
const UNKNOWN_OUTCOME_MS = MS_PER_DAY

/**
 * Ends subscriptions whose renewal has been owed for too long. Where we collect it ourselves, it was tried once more
 * after the last day.
 */
export async function endGrace(services: Services, log: Log, deadline: Deadline = noDeadline): Promise<void> {
  const { db } = services
  const startedAt = services.now()
  const slice = (after: { readonly id: string } | null) =>
    db
      .selectFrom('subscriptions')
      .select(['lead_id', 'id', 'order_id'])
      .where('state', 'in', ['past_due', 'unpaid'])
      .where((either) => either.or([either('intent', 'is', null), either('intent', '=', 'collect')]))
      .where((either) =>
        either.or(
          providerNames.map((provider) =>
            either.and([
              either('provider', '=', provider),
              either('past_due_since', '<=', plusDays(startedAt, -graceDaysOf(provider).days)),
            ]),
          ),
        ),
      )
      .$if(after !== null, (rest) => rest.where('id', '>', after?.id ?? ''))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
  const end = ({ lead_id: leadId, id, order_id: orderId }: { lead_id: string; id: string; order_id: string }) =>
    inTransaction(db, async (trx) => {
      const now = services.now()
      await lockLead(trx, leadId)
      const { subscription } = await readPurchase(trx, leadId, orderId)
      if (subscription === null || subscription.id !== id || !isGraceOver(subscription, now)) return
      await recordIntent(trx, { leadId, subscriptionId: id, intent: 'cancel_now', because: 'payment_failed', now })
      await audit(trx, { leadId, actor: 'system', action: 'cancel', subject: id, detail: 'payment_failed', now })
    })
  await eachInSlices(slice, end, deadline, log)
}

type Owing = Pick<
  SubscriptionRow,
  'provider' | 'state' | 'past_due_since' | 'intent' | 'collectable_minor' | 'collect_tried_at'
>

function isGraceOver(subscription: Owing, now: Date): boolean {
  const { provider, past_due_since, intent, collectable_minor, collect_tried_at } = subscription
  if (!isOwing(subscription) || past_due_since === null) return false
  const { closesAt } = graceOf(provider, past_due_since)
  if (now < closesAt) return false
  if (now.getTime() >= closesAt.getTime() + UNKNOWN_OUTCOME_MS) return intent === null || intent === 'collect'
  const isTried = collectable_minor === null || (collect_tried_at !== null && collect_tried_at >= closesAt)
  return intent === null && isTried
}

/**
 * Sets subscriptions to end with their period if they would renew at a higher price that the customer has not agreed
 * to. A consent before the end of the period undoes this.
 */
export async function endUnagreedSubscriptions(
  services: Services,
  log: Log,
  deadline: Deadline = noDeadline,
): Promise<void> {
  const { db } = services
  const slice = (after: { readonly id: string } | null) =>
    db
      .selectFrom('subscription_price_changes as price')
      .innerJoin('subscriptions', 'subscriptions.id', 'price.subscription_id')
      .select(['subscriptions.id', 'price.lead_id', 'subscriptions.order_id'])
      .distinct()
      .where('notified_at', 'is not', null)
      .where('applied_at', 'is', null)
      .where((price) => price.or([price('agreed_at', 'is', null), price('approve_url', 'is not', null)]))
      .whereRef('after_minor', '>', 'before_minor')
      .where('applies_from', '<=', decidedUpTo(services.now()))
      .where('state', 'in', liveSubscriptionStates)
      .where('cancel_at_period_end', '=', false)
      .where('intent', 'is', null)
      .$if(after !== null, (rest) => rest.where('subscriptions.id', '>', after?.id ?? ''))
      .orderBy('subscriptions.id')
      .limit(BATCH_SIZE)
      .execute()
  const end = ({ lead_id: leadId, order_id }: { lead_id: string; order_id: string }) =>
    inTransaction(db, async (trx) => {
      const now = services.now()
      await lockLead(trx, leadId)
      const { subscription, purchase } = await readPurchase(trx, leadId, order_id)
      const { proposal } = purchase
      const isStill =
        subscription?.intent === null &&
        !subscription.cancel_at_period_end &&
        proposal !== null &&
        awaitsYes(purchase) &&
        decidedFrom(proposal) <= now
      if (!isStill) return
      const because = 'price_not_agreed'
      await recordIntent(trx, { leadId, subscriptionId: subscription.id, intent: 'cancel_at_period_end', because, now })
      await audit(trx, { leadId, actor: 'system', action: 'cancel', subject: subscription.id, detail: because, now })
    })
  await eachInSlices(slice, end, deadline, log)
}

/** ms that a newly agreed price may take to reach the provider. */
const PRICE_DELAY_MS = MS_PER_HOUR

type NextAmountMismatch = {
  readonly leadId: string
  readonly orderId: string
  readonly subject: string
  readonly charged: number
  readonly agreed: number
  /** The currencies of both amounts. */
  readonly nextCurrency: string
  readonly currency: string
}

/** Records a finding if a provider is about to charge another amount than was agreed. */
export async function recordNextAmountMismatches({ db, now: clock }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const now = clock()
  const lately = new Date(now.getTime() - PRICE_DELAY_MS)
  const { rows } = await sql<NextAmountMismatch>`
    select * from (
      select s.lead_id as "leadId", s.order_id as "orderId", s.id as subject,
        s.next_amount_minor as charged, s.next_currency as "nextCurrency", o.currency,
        coalesce((
          select c.amount from (
            select subscription_id, after_minor as amount, agreed_at, applies_from, approve_url, applied_at
              from subscription_price_changes where agreed_at is not null
            union all
            select subscription_id, renewal_minor, agreed_at, applies_from, approve_url, applied_at
              from subscription_plan_changes
              where undone_at is null or (undone_because = 'replaced' and applied_at is not null)) c
          where c.subscription_id = s.id
            and (c.approve_url is null or c.applied_at is not null)
            and c.applies_from - interval '1 day' <= s.period_end
          order by c.agreed_at desc limit 1), o.renewal_amount_minor) as agreed
      from subscriptions s join orders o on o.lead_id = s.lead_id and o.id = s.order_id
      where s.state in (${sql.join(liveSubscriptionStates)})
        and not s.cancel_at_period_end and s.ending_because is null
        and s.next_amount_minor is not null and s.period_end is not null
        and not exists (
          select from subscription_price_changes c
          where c.subscription_id = s.id and c.agreed_at > ${lately} and c.applied_at is null)
        and not exists (
          select from subscription_plan_changes c
          where c.subscription_id = s.id and (c.agreed_at > ${lately} or c.undone_at > ${lately}))
    ) as renewal
    where charged <> agreed or "nextCurrency" <> currency`.execute(db)
  for (const { leadId, orderId, subject, charged, agreed, nextCurrency, currency } of rows) {
    const next = formatMoney({ minor: Number(charged), currency: nextCurrency })
    const detail = `next ${next} instead of ${formatMoney({ minor: Number(agreed), currency })}`
    await recordFinding(db, { what: 'next_amount_mismatch', subject, leadId, orderId, detail, now })
  }
}
