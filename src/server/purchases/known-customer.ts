import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import type { Bearer } from '#server/leads/authentication.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { openOrderStates } from './stored-purchase.ts'

/**
 * The leads whose purchases the holder of a token may see: all leads of the address if the token is proven, else those
 * of the same device.
 */
export async function ownLeads(db: Reader, { leadId, isProven }: Bearer): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('leads as bearer', (join) =>
      join.onRef(
        isProven ? 'leads.email_normalised' : 'leads.device_id',
        '=',
        isProven ? 'bearer.email_normalised' : 'bearer.device_id',
      ),
    )
    .select('leads.id')
    .where('bearer.id', '=', leadId)
    .execute()
  return rows.map(({ id }) => id)
}

type Address = { readonly leadsOfEmail: readonly string[]; readonly own: readonly string[] }

/**
 * Whether an address has a history beyond the visitor's device: a link from an email was opened, or a purchase was
 * started or made. The reply to the visitor must not reveal which.
 */
export async function hasHistoryElsewhere(
  trx: Trx,
  { leadsOfEmail, own }: Address,
  livemode: boolean,
): Promise<boolean> {
  const others = leadsOfEmail.filter((id) => !own.includes(id))
  if (others.length === 0) return false
  const { known } = await trx
    .selectNoFrom((lead) => [
      lead
        .or([
          lead.exists(
            lead
              .selectFrom('subscriptions')
              .select('id')
              .where('lead_id', 'in', others)
              .where('livemode', '=', livemode),
          ),
          lead.exists(
            lead.selectFrom('orders').select('id').where('lead_id', 'in', others).where('state', 'in', openOrderStates),
          ),
          lead.exists(
            lead
              .selectFrom('access_keys')
              .select('access_keys.id')
              .where('kind', '=', 'token')
              .where('lead_id', 'in', others)
              .where('proven_at', 'is not', null)
              .where('ended_at', 'is', null),
          ),
        ])
        .as('known'),
    ])
    .executeTakeFirstOrThrow()
  return known === true
}

/** The customer of this lead's address, as a subquery; empty if no subscription was bought under it. */
export const customerIdOf = (db: Reader, leadId: string) =>
  db
    .selectFrom('customers')
    .innerJoin('leads', 'leads.email_normalised', 'customers.email_normalised')
    .select('customers.id')
    .where('leads.id', '=', leadId)

/** The id of the customer with a normalised address; the customer is created with the first subscription. */
export async function customerOf(trx: Trx, email: string, now: Date): Promise<string> {
  const find = trx.selectFrom('customers').select('id').where('email_normalised', '=', email)
  const known = await find.executeTakeFirst()
  if (known !== undefined) return known.id
  const customer = { id: uuidV7(now), email_normalised: email }
  // Another purchase of the same customer may be in progress at the same moment: the insert waits for it.
  await trx
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find.executeTakeFirstOrThrow()).id
}

/** The subscription under this lead's address, of this lead or another one, that may still renew. */
export async function liveSubscriptionOf(trx: Trx, leadId: string, livemode: boolean) {
  const live = await trx
    .selectFrom('subscriptions')
    .select(['lead_id', 'id'])
    .where('customer_id', '=', customerIdOf(trx, leadId))
    .where('livemode', '=', livemode)
    .where('state', 'in', liveSubscriptionStates)
    .executeTakeFirst()
  return live ?? null
}
