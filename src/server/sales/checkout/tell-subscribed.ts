import { mayBeEmailed } from '#server/email/email-quota.ts'
import { moneyEmail } from '#server/email/email-templates.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import { orderLinkMail } from '#server/email/order-link-mail.ts'
import { addManageLink } from '#server/leads/manage-link.ts'
import { addResumeLink } from '#server/leads/resume-link.ts'
import type { Trx } from '#server/platform/db/trx.ts'
import { findSubscription } from '#server/purchases/find-subscription.ts'
import type { Services } from '#server/services.ts'

/** Sends the way in to whoever has a plan under an address that somebody else is about to buy one for. */
export async function emailExistingSubscriber(trx: Trx, services: Services, ownerId: string, now: Date): Promise<void> {
  const { jobs, config } = services
  const { email } = await trx.selectFrom('leads').select('email').where('id', '=', ownerId).executeTakeFirstOrThrow()
  if (!(await mayBeEmailed(trx, email, now))) return
  const { subscription } = await findSubscription(trx, ownerId)
  const letter = moneyEmail('already_subscribed', {
    manageLink: config.publicUrl + (await addManageLink(trx, ownerId, now)),
    resumeLink: config.publicUrl + (await addResumeLink(trx, ownerId, now)).path,
    sandbox: subscription.provider === 'sandbox',
  })
  await enqueueEmail(trx, jobs, { leadId: ownerId, recipient: email, letter, now })
}

/** Sends whoever is about to buy for an address that is known from elsewhere the link that proves that it is theirs. */
export async function emailOrderLink(trx: Trx, services: Services, leadId: string, now: Date): Promise<void> {
  const { jobs, config } = services
  const { email } = await trx.selectFrom('leads').select('email').where('id', '=', leadId).executeTakeFirstOrThrow()
  if (!(await mayBeEmailed(trx, email, now))) return
  const link = await addResumeLink(trx, leadId, now)
  const letter = orderLinkMail({ link: config.publicUrl + link.path, validUntil: link.expiresAt })
  await enqueueEmail(trx, jobs, { leadId, recipient: email, letter, now })
}
