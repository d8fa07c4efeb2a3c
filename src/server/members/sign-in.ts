import { setTimeout as wait } from 'node:timers/promises'
import { normaliseEmail } from '#domain/hero/email.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmail, mayBeEmailed } from '#server/email/enqueue-email.ts'
import { addManageLink, addResumeLink } from '#server/leads/email-links.ts'
import { memberOfEmail } from '#server/leads/plan-access.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { subscriberOfEmail } from '#server/purchases/find-purchase.ts'
import type { Services } from '#server/services.ts'

/** ms that every reply takes: longer than storing an email, so that the time does not show whether the address is known. */
export const ANSWERED_AFTER = 300

/**
 * Emails a link to the member or customer of this address; the reply does not show whether there is one. An open plan
 * is opened; a subscription is shown also where its plan is closed.
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
    const person = member ?? subscriber
    if (person === null || !(await mayBeEmailed(trx, address, time))) return
    const plan = member === null ? null : await addResumeLink(trx, member.leadId, time)
    const manage = subscriber === null ? null : await addManageLink(trx, subscriber.leadId, time)
    const link = renderEmail('sign-in', {
      to: 'account',
      plan: plan === null ? null : { link: config.publicUrl + plan.path, validUntil: plan.expiresAt },
      manageLink: manage === null ? null : config.publicUrl + manage,
    })
    await enqueueEmail(trx, jobs, { leadId: person.leadId, recipient: person.email, email: link, now: time })
  })
}

/** The token opens nothing any more. One that opens nothing already is left as it is. */
export async function signOut({ db }: Pick<Services, 'db'>, token: string): Promise<void> {
  await db.deleteFrom('lead_tokens').where('token_hash', '=', hashOf(token)).execute()
}
