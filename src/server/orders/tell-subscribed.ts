import type { Trx } from '#server/db/trx.ts'
import type { Services } from '#server/http/services.ts'
import { addManageLink } from '#server/leads/manage-link.ts'
import { addResumeLink } from '#server/leads/resume-link.ts'
import { mayBeMailed } from '#server/mail/mail-quota.ts'
import { moneyLetter } from '#server/mail/money-letters.ts'
import { orderLinkMail } from '#server/mail/order-link-mail.ts'
import { postMail } from '#server/mail/post-mail.ts'
import { findSubscription } from '#server/subscriptions/find-subscription.ts'

/** Sends the way in to whoever has a plan under an address that somebody else is about to buy one for. */
export async function tellSubscribed(trx: Trx, services: Services, ownerId: string, now: Date): Promise<void> {
  const { jobs, config } = services
  const { email } = await trx.selectFrom('leads').select('email').where('id', '=', ownerId).executeTakeFirstOrThrow()
  if (!(await mayBeMailed(trx, email, now))) return
  const { subscription } = await findSubscription(trx, ownerId)
  const letter = moneyLetter('already_subscribed', {
    manageLink: config.publicUrl + (await addManageLink(trx, ownerId, now)),
    resumeLink: config.publicUrl + (await addResumeLink(trx, ownerId, now)).path,
    sandbox: subscription.provider === 'sandbox',
  })
  await postMail(trx, jobs, { leadId: ownerId, recipient: email, letter, now })
}

/** Sends whoever is about to buy for an address that is known from elsewhere the link that proves that it is theirs. */
export async function mailOrderLink(trx: Trx, services: Services, leadId: string, now: Date): Promise<void> {
  const { jobs, config } = services
  const { email } = await trx.selectFrom('leads').select('email').where('id', '=', leadId).executeTakeFirstOrThrow()
  if (!(await mayBeMailed(trx, email, now))) return
  const link = await addResumeLink(trx, leadId, now)
  const letter = orderLinkMail({ link: config.publicUrl + link.path, validUntil: link.expiresAt })
  await postMail(trx, jobs, { leadId, recipient: email, letter, now })
}
