import { setTimeout as wait } from 'node:timers/promises'
import { normaliseEmail } from '#domain/hero/email.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { renderEmail } from '#server/email/emails.ts'
import { countEmail, enqueueEmail } from '#server/email/enqueue-email.ts'
import { addManageLink, addResumeLink, lastManageLink, lastResumeLink } from '#server/leads/email-links.ts'
import { leadOfEmail, memberOfEmail } from '#server/leads/plan-access.ts'
import { endSession } from '#server/leads/sessions.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import { subscriberOfEmail } from '#server/purchases/find-purchase.ts'
import type { Services } from '#server/services.ts'

/**
 * ms that every reply takes: longer than storing an email, so the timing does not reveal whether the address is known.
 */
export const ANSWERED_AFTER = 300

/**
 * Emails links to the person with this address; the reply does not reveal whether there is one. The links open the plan
 * if the member has access, and the subscription even if the plan is closed; for a lead who has bought nothing, the
 * forecast.
 */
export async function emailSignInLink(services: Services, email: string): Promise<void> {
  await Promise.all([emailLinkTo(services, normaliseEmail(email)), wait(ANSWERED_AFTER)])
}

async function emailLinkTo(services: Services, address: string): Promise<void> {
  const { db, config, now } = services
  const time = now()
  const livemode = config.paymentsEnv === 'live'
  await inTransaction(db, async (trx) => {
    const member = await memberOfEmail(trx, address, time, livemode)
    const subscriber = await subscriberOfEmail(trx, address, livemode)
    const person = member ?? subscriber ?? (await leadOfEmail(trx, address))
    if (person === null) return
    const isLead = member === null && subscriber === null
    const planOf = isLead ? person.leadId : (member?.leadId ?? null)
    await emailLinks(trx, services, { ...person, planOf, subscriptionOf: subscriber?.leadId ?? null, isLead }, time)
  })
}

/**
 * Emails a fresh link to the lead of a session or of a manage link, no more often than sign-in links can be requested.
 */
export async function emailFreshLink(services: Services, leadId: string): Promise<void> {
  const { db, config, now } = services
  const time = now()
  await inTransaction(db, async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select(['email', 'email_normalised'])
      .where('id', '=', leadId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (lead === undefined) return
    const subscriber = await subscriberOfEmail(trx, lead.email_normalised, config.paymentsEnv === 'live')
    const subscriptionOf = subscriber?.leadId ?? null
    const to = { leadId, email: lead.email, planOf: leadId, subscriptionOf, isLead: false }
    await emailLinks(trx, services, to, time)
  })
}

/** Minutes between two sign-in emails once the day's new links are used up. */
export const MINUTES_BETWEEN = 10

type LinksTo = {
  readonly leadId: string
  readonly email: string
  /** The lead whose plan the email opens; null for none. */
  readonly planOf: string | null
  /** The lead whose subscription the email opens; null for none. */
  readonly subscriptionOf: string | null
  /** Nothing was bought: the link leads to the forecast. */
  readonly isLead: boolean
}

/**
 * Emails a person's links. Anyone who has the address can use up the new links of a day; after that the last links are
 * emailed again while they are valid, and new ones only if none is, at most once in `MINUTES_BETWEEN` minutes.
 */
async function emailLinks(trx: Trx, services: Services, to: LinksTo, now: Date): Promise<void> {
  const { jobs, config, keys } = services
  const key = keys.links
  const { leadId, email: recipient, planOf, subscriptionOf } = to
  const isWithinQuota = await countEmail(trx, { key: keys.counting, purpose: 'sign-in', email: recipient, now })
  if (
    !isWithinQuota &&
    (await wasEmailedSince(trx, recipient, new Date(now.getTime() - MINUTES_BETWEEN * MS_PER_MINUTE)))
  )
    return
  const planLink = async (id: string) =>
    (isWithinQuota ? null : await lastResumeLink(trx, id, now, key)) ?? (await addResumeLink(trx, id, now, key))
  const manageLink = async (id: string) =>
    (isWithinQuota ? null : await lastManageLink(trx, id, now, key)) ?? (await addManageLink(trx, id, now, key))
  const plan = planOf === null ? null : await planLink(planOf)
  const opened = plan === null ? null : { link: config.publicUrl + plan.path, validUntil: plan.expiresAt }
  const email =
    to.isLead && opened !== null
      ? renderEmail('sign-in', { to: 'forecast', ...opened })
      : renderEmail('sign-in', {
          to: 'account',
          plan: opened,
          manageLink: subscriptionOf === null ? null : config.publicUrl + (await manageLink(subscriptionOf)),
        })
  await enqueueEmail(trx, jobs, { leadId, recipient, email, now })
}

async function wasEmailedSince(trx: Trx, recipient: string, since: Date): Promise<boolean> {
  const mail = await trx
    .selectFrom('emails')
    .select('id')
    .where('recipient', '=', recipient)
    .where('kind', '=', 'sign-in')
    .where('created_at', '>', since)
    .executeTakeFirst()
  return mail !== undefined
}

type Credentials = { readonly token: string | null; readonly secret: string | null }

/** Ends the session and revokes the token. What is already invalid is left as it is. */
export async function signOut({ db }: Pick<Services, 'db'>, { token, secret }: Credentials): Promise<void> {
  if (secret !== null) await endSession(db, secret)
  if (token !== null) await db.deleteFrom('lead_tokens').where('token_hash', '=', hashOf(token)).execute()
}
