import type { AccessReply } from '#domain/api/leads.ts'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import type { Bearer } from '#server/leads/authentication.ts'
import { hasOpenPlan } from '#server/leads/plan-access.ts'
import type { Session } from '#server/leads/sessions.ts'
import { ownLeads } from '#server/purchases/known-customer.ts'
import type { Services } from '#server/services.ts'

type Requester = { readonly session: Session | null; readonly bearer: Bearer | null }

/**
 * Whether this device has bought a plan, or the person whose emailed link was opened on it. An address that was only
 * typed here reveals nothing about purchases on other devices.
 */
export async function ownedPlan(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { session, bearer }: Requester,
): Promise<AccessReply> {
  const livemode = config.paymentsEnv === 'live'
  const leads = [...(session === null ? [] : [session.leadId]), ...(bearer === null ? [] : await ownLeads(db, bearer))]
  if (leads.length === 0) return { isOpen: false, isSubscribed: false }
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('lead_id', 'in', leads)
    .where('livemode', '=', livemode)
    .where('state', 'in', liveSubscriptionStates)
    .limit(1)
    .executeTakeFirst()
  return { isOpen: await hasOpenPlan(db, leads, now(), config), isSubscribed: subscription !== undefined }
}
