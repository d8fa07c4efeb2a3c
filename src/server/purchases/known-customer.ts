import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import type { Bearer } from '#server/leads/authentication.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { openOrderStates } from './stored-purchase.ts'

/**
 * The leads whose purchases the holder of a token may see: all of the address for a proven token, else those of the
 * same device.
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

type Address = { readonly leadsOfEmail: readonly string[]; readonly own: readonly string[]; readonly emailHash: Buffer }

/**
 * Whether an address has a history beyond the visitor's device: a link from an email was opened, or a purchase started
 * or made. The reply to the visitor must not tell which.
 */
export async function hasHistoryElsewhere(
  trx: Trx,
  { leadsOfEmail, own, emailHash }: Address,
  livemode: boolean,
): Promise<boolean> {
  const others = leadsOfEmail.filter((id) => !own.includes(id))
  const { known } = await trx
    .selectNoFrom((lead) => [
      lead
        .or([
          lead.exists(
            lead
              .selectFrom('subscriptions')
              .select('id')
              .where('email_hash', '=', emailHash)
              .where('livemode', '=', livemode)
              .where('lead_id', 'not in', [...own]),
          ),
          ...(others.length === 0
            ? []
            : [
                lead.exists(
                  lead
                    .selectFrom('orders')
                    .select('id')
                    .where('lead_id', 'in', others)
                    .where('state', 'in', openOrderStates),
                ),
                lead.exists(
                  lead
                    .selectFrom('lead_tokens')
                    .select('lead_id')
                    .where('lead_id', 'in', others)
                    .where('proven', '=', true),
                ),
              ]),
        ])
        .as('known'),
    ])
    .executeTakeFirstOrThrow()
  return known === true
}

/** Hash of the normalised address, which is kept after the address is erased. */
export async function emailHashOf(db: Reader, leadId: string): Promise<Buffer> {
  const { email_normalised } = await db
    .selectFrom('leads')
    .select('email_normalised')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow()
  return hashOf(email_normalised)
}

/** The subscription under this lead's address, of this lead or another one, that may still renew. */
export async function liveSubscriptionOf(trx: Trx, leadId: string, livemode: boolean) {
  const live = await trx
    .selectFrom('subscriptions')
    .select(['lead_id', 'id'])
    .where('email_hash', '=', await emailHashOf(trx, leadId))
    .where('livemode', '=', livemode)
    .where('state', 'in', liveSubscriptionStates)
    .executeTakeFirst()
  return live ?? null
}
