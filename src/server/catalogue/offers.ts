import type { Transaction } from 'kysely'
import type { Terms } from '#domain/billing/disclosure.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** A price that is on offer, with the id by which pages refer to it. */
export type Offer = {
  readonly priceId: string
  readonly id: string
  readonly key: PlanKey
  readonly livemode: boolean
  readonly terms: Terms
}

const offersQuery = (db: Database | Transaction<Schema>, livemode: boolean) =>
  db
    .selectFrom('prices')
    .innerJoin('products', 'products.key', 'prices.product_key')
    .selectAll('prices')
    .select('products.name')
    .where('prices.active', '=', true)
    .where('prices.livemode', '=', livemode)

type OfferRow = Awaited<ReturnType<ReturnType<typeof offersQuery>['execute']>>[number]

const offerFrom = (row: OfferRow): Offer => ({
  priceId: row.id,
  id: row.external_id,
  key: row.product_key,
  livemode: row.livemode,
  terms: {
    name: row.name,
    first: { minor: row.first_amount_minor, currency: row.currency },
    firstDays: row.first_days,
    renewal: { minor: row.renewal_amount_minor, currency: row.currency },
    renewalDays: row.renewal_days,
  },
})

/** All offers, the cheapest first. */
export async function offersOnSale(db: Database | Transaction<Schema>, livemode: boolean): Promise<readonly Offer[]> {
  const rows = await offersQuery(db, livemode)
    .orderBy('prices.first_amount_minor')
    .orderBy('prices.external_id')
    .execute()
  return rows.map(offerFrom)
}

/** One offer as it is sold now; undefined if it is not sold, or only in the other mode. */
export async function offerOnSale(
  db: Database | Transaction<Schema>,
  id: string,
  livemode: boolean,
): Promise<Offer | undefined> {
  const row = await offersQuery(db, livemode).where('prices.external_id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : offerFrom(row)
}
