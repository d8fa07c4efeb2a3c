import { isAsAgreed } from '#domain/billing/entitlements.ts'
import type { Happening } from '#domain/billing/purchase.ts'
import { addResumeLink } from '#server/leads/resume-link.ts'
import { recordFinding } from '#server/platform/audit/record-finding.ts'
import type { Trx } from '#server/platform/db/trx.ts'
import type { Change } from '#server/purchases/change.ts'
import { discountOf } from '#server/purchases/discount-of.ts'
import { postMoneyMail } from '#server/purchases/money-mail.ts'
import type { Services } from '#server/services.ts'
import type { OrderRow } from './stored-purchase.ts'

/** Tells the buyer and the operator what came about, in the transaction in which it is written down. */
export async function announce(services: Services, change: Change): Promise<void> {
  for (const news of change.happened) await tell(services, change, news)
}

async function tell(services: Services, change: Change, news: Happening): Promise<void> {
  const { trx, held, after, now } = change
  const mail = { order: held.order, purchase: after, now }
  switch (news.kind) {
    case 'order':
    case 'subscription':
    case 'disputed':
      return
    case 'first_payment':
    case 'renewed':
    case 'recovered': {
      const { charge } = news
      const isFirst = charge.kind === 'initial'
      const isEnough = isAsAgreed(charge, after)
      const planLink = isFirst && isEnough ? await planLinkFor(services, change) : null
      const agreed = isFirst ? await agreedTo(trx, held.order) : null
      const discount = isFirst ? await discountOf(trx, held.order) : null
      return postMoneyMail(trx, services, mail, 'receipt', { charge, isFirst, planLink, agreed, discount, isEnough })
    }
    case 'payment_failed':
      return postMoneyMail(trx, services, mail, 'payment_failed', {})
    case 'cancel_scheduled':
      // Whoever did not agree to a new price was told twice what follows, and hears of the end when it is there.
      if (after.endingBecause === 'price_not_agreed') return
      return postMoneyMail(trx, services, mail, 'canceled', {})
    case 'resumed':
      // Whoever went on by agreeing to a new price gets the confirmation of that.
      if (held.priceChanges.some(({ agreed_at, applied_at }) => agreed_at !== null && applied_at === null)) return
      return postMoneyMail(trx, services, mail, 'resumed', {})
    case 'refunded': {
      const { amount, chargeRef } = news.refund
      const isDuplicate = after.charges.some((charge) => charge.ref === chargeRef && charge.isDuplicate)
      return postMoneyMail(trx, services, mail, 'refunded', { amount, isDuplicate })
    }
    case 'ended':
      return tellEnd(services, change, news)
    case 'finding': {
      const { id: orderId, lead_id: leadId } = held.order
      const { what, detail } = news.finding
      return recordFinding(trx, { what, subject: `${orderId} ${detail}`, leadId, orderId, detail, now })
    }
  }
}

/** The way into the plan. A payment may come through after its buyer had everything deleted; then there is none. */
async function planLinkFor({ config }: Services, { trx, held, now }: Change): Promise<string | null> {
  const leadId = held.order.lead_id
  const lead = await trx.selectFrom('leads').select('erased_at').where('id', '=', leadId).executeTakeFirstOrThrow()
  return lead.erased_at === null ? config.publicUrl + (await addResumeLink(trx, leadId, now)).path : null
}

/** The words of the consent, the newest where more than one card was tried. */
async function agreedTo(trx: Trx, { lead_id, id }: OrderRow): Promise<string | null> {
  const consent = await trx
    .selectFrom('consents')
    .select('text')
    .where('lead_id', '=', lead_id)
    .where('order_id', '=', id)
    .where('kind', '=', 'purchase')
    .orderBy('accepted_at', 'desc')
    .executeTakeFirst()
  return consent?.text ?? null
}

/** The end is told where it was not told before: with the cancellation, the withdrawal or the refund. */
async function tellEnd(services: Services, change: Change, { because }: Extract<Happening, { kind: 'ended' }>) {
  const { trx, held, after, now } = change
  const mail = { order: held.order, purchase: after, now }
  if (because === 'canceled_by_customer') {
    if (held.purchase.subscription?.cancelAtPeriodEnd !== true) await postMoneyMail(trx, services, mail, 'canceled', {})
  } else if (
    because === 'payment_failed' ||
    because === 'price_not_agreed' ||
    because === 'canceled_by_support' ||
    because === 'disputed'
  ) {
    const isAtWallet = held.order.provider === 'paypal'
    await postMoneyMail(trx, services, mail, 'ended', { because, isAtWallet })
  }
}
