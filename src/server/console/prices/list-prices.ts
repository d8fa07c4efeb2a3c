import { sql } from 'kysely'
import type { PricesReply } from '#domain/api/console/prices.ts'
import { settledOrderStates } from '#domain/billing/order.ts'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import type { Database } from '#server/platform/db/database.ts'

type SubscriberRow = { plan_key: string; currency: string; renewal: number; count: number }

/** Live subscriptions by plan and renewal price, including all changes that their customers agreed to. */
async function subscribers(db: Database, livemode: boolean): Promise<readonly SubscriberRow[]> {
  const { rows } = await sql<SubscriberRow>`
    with agreed as (
      select coalesce(plan.product_key, orders.product_key) as plan_key, orders.currency,
        coalesce(price.after_minor, plan.renewal_minor, orders.renewal_amount_minor) as renewal
      from subscriptions
      join orders on orders.lead_id = subscriptions.lead_id and orders.id = subscriptions.order_id
      left join lateral (
        select product_key, renewal_minor, begun_at from subscription_plan_changes own
        where own.lead_id = subscriptions.lead_id and own.subscription_id = subscriptions.id and begun_at is not null
        order by begun_at desc limit 1) plan on true
      left join lateral (
        select after_minor from subscription_price_changes own
        where own.lead_id = subscriptions.lead_id and own.subscription_id = subscriptions.id and agreed_at is not null
          and moot_at is null and (plan.begun_at is null or own.applies_from >= plan.begun_at)
        order by applies_from desc limit 1) price on true
      where subscriptions.livemode = ${livemode} and subscriptions.state = any(${[...liveSubscriptionStates]}::text[])
        and subscriptions.duplicate_of is null)
    select plan_key, currency, renewal, count(*) as count from agreed group by 1, 2, 3 order by 3`.execute(db)
  return rows
}

/** Prices on sale with the number of subscribers at each renewal price, and the coupons. */
export async function listPrices(db: Database, livemode: boolean): Promise<PricesReply> {
  const [prices, coupons, paying] = await Promise.all([
    db
      .selectFrom('prices')
      .innerJoin('products', 'products.key', 'prices.product_key')
      .leftJoin('price_changes', (join) =>
        join.onRef('price_changes.price_id', '=', 'prices.id').on('price_changes.withdrawn_at', 'is', null),
      )
      .selectAll('prices')
      .select(['products.name', 'price_changes.applies_from'])
      .select(({ selectFrom }) =>
        selectFrom('subscription_price_changes')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('subscription_price_changes.price_id', '=', 'prices.id')
          .where('notified_at', 'is not', null)
          .as('notified'),
      )
      .where('prices.active', '=', true)
      .where('prices.livemode', '=', livemode)
      .orderBy('prices.renewal_days')
      .orderBy('prices.first_amount_minor')
      .execute(),
    db
      .selectFrom('coupons')
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('orders')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('orders.coupon_id', '=', 'coupons.id')
          .where('orders.state', 'in', settledOrderStates)
          .as('redeemed'),
      )
      .orderBy('id', 'desc')
      .execute(),
    subscribers(db, livemode),
  ])
  return {
    prices: prices.map((row) => ({
      id: row.id,
      planKey: row.product_key,
      planName: row.name,
      externalId: row.external_id,
      currency: row.currency,
      firstMinor: row.first_amount_minor,
      firstDays: row.first_days,
      renewalMinor: row.renewal_amount_minor,
      renewalDays: row.renewal_days,
      subscribers: paying
        .filter(({ plan_key, currency }) => plan_key === row.product_key && currency === row.currency)
        .map(({ renewal, count }) => ({ renewalMinor: Number(renewal), count: Number(count) })),
      announced:
        row.applies_from === null
          ? null
          : { appliesFrom: row.applies_from.toISOString(), notified: Number(row.notified ?? 0) },
    })),
    coupons: coupons.map((row) => ({
      id: row.id,
      code: row.code,
      kind: row.kind,
      amountMinor: row.amount_minor,
      currency: row.currency,
      percent: row.percent,
      planKey: row.plan_key,
      endsAt: row.ends_at?.toISOString() ?? null,
      maxRedemptions: row.max_redemptions,
      redeemed: Number(row.redeemed ?? 0),
    })),
  }
}
