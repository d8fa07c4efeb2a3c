import type { OwnPlan } from '#domain/api/member/household.ts'
import { offersOnSale } from '#server/catalogue/offers.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'

/** What plans of one's own cost now, the cheapest first, with the terms of the pay page. */
export async function ownPlans(db: Database, { paymentsEnv }: Services['config']): Promise<OwnPlan[]> {
  const offers = await offersOnSale(db, paymentsEnv === 'live')
  return offers.map(({ id, terms: { name, first, firstDays, renewal, renewalDays } }) => ({
    ...{ id, name, currency: first.currency, firstMinor: first.minor, firstDays },
    ...{ renewalMinor: renewal.minor, renewalDays },
  }))
}
