import { setTimeout as wait } from 'node:timers/promises'
import { normaliseEmail } from '#domain/hero/email.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmail, mayBeEmailed } from '#server/email/enqueue-email.ts'
import { addManageLink, addResumeLink } from '#server/leads/email-links.ts'
import { leadOfEmail, memberOfEmail } from '#server/leads/plan-access.ts'
import { endSession } from '#server/leads/sessions.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { subscriberOfEmail } from '#server/purchases/find-purchase.ts'
import type { Services } from '#server/services.ts'

/** ms that every reply takes: longer than storing an email, so that the time does not show whether the address is known. */
export const ANSWERED_AFTER = 300

/**
 * Emails a link to the person of this address; the reply does not show whether there is one. An open plan is opened; a
 * subscription is shown also where its plan is closed; a lead who has bought nothing gets back to the forecast.
 */
export async function emailSignInLink(services: Services, email: string): Promise<void> {
  await Promise.all([emailLinkTo(services, normaliseEmail(email)), wait(ANSWERED_AFTER)])
}

async function emailLinkTo({ db, jobs, config, now }: Services, address: string): Promise<void> {
  const time = now()
  const livemode = config.paymentsEnv === 'live'
  await inTransaction(db, async (trx) => {
    const member = await memberOfEmail(trx, address, time, livemode)
    const subscriber = await subscriberOfEmail(trx, address, livemode)
    const person = member ?? subscriber ?? (await leadOfEmail(trx, address))
    if (person === null || !(await mayBeEmailed(trx, address, time))) return
    const queued = { leadId: person.leadId, recipient: person.email, now: time }
    if (member === null && subscriber === null) {
      const { path, expiresAt } = await addResumeLink(trx, person.leadId, time)
      const email = renderEmail('sign-in', { to: 'forecast', link: config.publicUrl + path, validUntil: expiresAt })
      return enqueueEmail(trx, jobs, { ...queued, email })
    }
    const plan = member === null ? null : await addResumeLink(trx, member.leadId, time)
    const manage = subscriber === null ? null : await addManageLink(trx, subscriber.leadId, time)
    const link = renderEmail('sign-in', {
      to: 'account',
      plan: plan === null ? null : { link: config.publicUrl + plan.path, validUntil: plan.expiresAt },
      manageLink: manage === null ? null : config.publicUrl + manage,
    })
    await enqueueEmail(trx, jobs, { ...queued, email: link })
  })
}

/** Mails the person of a session a link that proves who they are; no more often than they may ask for one to sign in. */
export async function mailFreshLink(services: Services, leadId: string): Promise<void> {
  const { db, jobs, config, now } = services
  const time = now()
  await inTransaction(db, async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select('email')
      .where('id', '=', leadId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (lead === undefined || !(await mayBeEmailed(trx, lead.email, time))) return
    const { path, expiresAt } = await addResumeLink(trx, leadId, time)
    const email = renderEmail('sign-in', {
      to: 'account',
      plan: { link: config.publicUrl + path, validUntil: expiresAt },
      manageLink: null,
    })
    await enqueueEmail(trx, jobs, { leadId, recipient: lead.email, email, now: time })
  })
}

type LeftBehind = { readonly token: string | null; readonly secret: string | null }

/** The session and the token open nothing any more. What opens nothing already is left as it is. */
export async function signOut({ db }: Pick<Services, 'db'>, { token, secret }: LeftBehind): Promise<void> {
  if (secret !== null) await endSession(db, secret)
  if (token !== null) await db.deleteFrom('lead_tokens').where('token_hash', '=', hashOf(token)).execute()
}
