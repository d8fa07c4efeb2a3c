import { agreedDays, agreedPlan, agreedRenewal } from '#domain/billing/agreed-price.ts'
import type { Terms } from '#domain/billing/disclosure.ts'
import { isAsAgreed, paidUntil } from '#domain/billing/entitlements.ts'
import { chargeIfAgreed, nextCharge, owedOf } from '#domain/billing/next-charge.ts'
import type { Purchase, ReductionEvent } from '#domain/billing/purchase.ts'
import { type EmailData, type PurchaseEmailKind, renderEmail } from '#server/email/emails.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import type { DocumentFacts } from '#server/email/templates/document-rows.ts'
import type { PurchaseFacts } from '#server/email/templates/purchase-facts.ts'
import { addLink } from '#server/leads/email-links.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { planToCome } from './plan-changes.ts'
import { currentPlanNames, discountOf, type OrderRow, type PurchaseChange } from './stored-purchase.ts'
import { documentsOf, type TaxDocument } from './tax-documents.ts'
import { tellHousehold, tellOfEnd } from './tell-household.ts'
import { tellHouseholdOfRecovery, wasToldOfUnpaid } from './tell-of-unpaid.ts'

/** The terms that the buyer agreed to, as stored with the order. */
export const termsOf = (order: OrderRow): Terms => ({
  name: order.product_name,
  first: { minor: order.first_amount_minor, currency: order.currency },
  firstDays: order.first_days,
  renewal: { minor: order.renewal_amount_minor, currency: order.currency },
  renewalDays: order.renewal_days,
})

/** The terms with the renewals that were agreed to since then. */
function currentTerms(order: OrderRow, { agreement, subscription }: Purchase): Terms {
  const end = subscription?.period?.end
  if (end === undefined) return termsOf(order)
  return { ...termsOf(order), renewal: agreedRenewal(agreement, end), renewalDays: agreedDays(agreement, end) }
}

/** The name of the plan that begins with the next charge; null if the plan stays, even after its first period. */
function otherPlanName(order: OrderRow, purchase: Purchase): string | null {
  const { agreement, subscription } = purchase
  const period = subscription?.period ?? null
  const next = period === null ? null : agreedPlan(agreement, period.end)
  return next === null || next.name === currentPlanNames({ order, purchase }).regular ? null : next.name
}

export type PurchaseEmailContext = {
  readonly order: OrderRow
  readonly purchase: Purchase
  readonly now: Date
}

type Extra<K extends PurchaseEmailKind> = Omit<EmailData<K>, keyof PurchaseFacts>

/** Enqueues an email about a purchase to its customer, in the transaction of its cause. */
export async function enqueuePurchaseEmail<K extends PurchaseEmailKind>(
  trx: Trx,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  { order, purchase, now }: PurchaseEmailContext,
  kind: K,
  extra: Extra<K>,
): Promise<void> {
  const leadId = order.lead_id
  const { email } = await trx.selectFrom('leads').select('email').where('id', '=', leadId).executeTakeFirstOrThrow()
  const { subscription } = purchase
  const facts: PurchaseFacts = {
    orderId: order.id,
    terms: currentTerms(order, purchase),
    planNames: currentPlanNames({ order, purchase }),
    phase: subscription?.phase ?? 'intro',
    manageLink: config.publicUrl + (await addLink(trx, { kind: 'manage-link', leadId, label: kind, now })).path,
    card: subscription?.card ?? null,
    accessUntil: paidUntil(purchase, now),
    next: nextCharge(purchase),
    nextPlan: otherPlanName(order, purchase),
    asked: chargeIfAgreed(purchase),
    owed: owedOf(purchase, now),
    actionLink: absolute(config.publicUrl, subscription?.actionUrl ?? null),
    sandbox: order.provider === 'sandbox',
  }
  // Together the two halves are the data of this kind, which the compiler cannot verify for a generic K.
  const data = { ...facts, ...extra } as unknown as EmailData<K>
  await enqueueEmail(trx, jobs, { leadId, recipient: email, email: renderEmail(kind, data), now })
}

const absolute = (publicUrl: string, url: string | null): string | null =>
  url === null ? null : new URL(url, publicUrl).href

/** Enqueues the emails about events and records findings, in the transaction that stores them. */
export async function enqueuePurchaseEmails(services: Services, change: PurchaseChange): Promise<void> {
  for (const news of change.happened) await handleEvent(services, change, news)
}

async function handleEvent(services: Services, change: PurchaseChange, news: ReductionEvent): Promise<void> {
  const { trx, stored, after, now } = change
  const context = { order: stored.order, purchase: after, now }
  switch (news.kind) {
    case 'order':
    case 'subscription':
    case 'disputed':
      return
    case 'first_payment':
    case 'renewed':
    case 'recovered': {
      const { charge } = news
      if (news.kind === 'recovered') await tellHouseholdOfRecovery(services, change)
      const paymentId = await paymentIdOf(change, charge.ref)
      const isFirst = charge.kind === 'initial'
      const isEnough = isAsAgreed(charge, after)
      const planLink = isFirst && isEnough ? await planLinkFor(services, change) : null
      const agreed = isFirst ? await consentTextOf(trx, stored.order) : null
      const discount = isFirst ? await discountOf(trx, stored.order) : null
      return enqueuePurchaseEmail(trx, services, context, 'receipt', {
        charge,
        isFirst,
        planLink,
        agreed,
        discount,
        isEnough,
        document: await documentFor(
          services,
          change,
          ({ payment_id, kind }) => kind === 'receipt' && payment_id === paymentId,
        ),
      })
    }
    case 'payment_failed':
      return enqueuePurchaseEmail(trx, services, context, 'payment_failed', {})
    case 'cancel_scheduled': {
      const until = paidUntil(after, now)
      if (until !== null)
        await tellHousehold(trx, services, { payer: stored.order.lead_id, news: { kind: 'ends', until }, now })
      // A customer who did not agree to a new price was told twice what follows, and gets an email at the end.
      if (after.endingBecause === 'price_not_agreed') return
      return enqueuePurchaseEmail(trx, services, context, 'canceled', {})
    }
    case 'resumed':
      await tellHousehold(trx, services, { payer: stored.order.lead_id, news: { kind: 'goes-on' }, now })
      // A customer who resumed by agreeing to a new price or by choosing another plan gets the confirmation of that.
      if (planToCome(stored.planChanges) !== undefined) return
      if (stored.priceChanges.some(({ agreed_at, applied_at }) => agreed_at !== null && applied_at === null)) return
      return enqueuePurchaseEmail(trx, services, context, 'resumed', {})
    case 'refunded': {
      const { amount, chargeRef, id: refundId } = news.refund
      const document = await documentFor(
        services,
        change,
        ({ kind, refund_id }) => kind === 'credit_note' && refund_id === refundId,
      )
      const isDuplicate = after.charges.some((charge) => charge.ref === chargeRef && charge.isDuplicate)
      return enqueuePurchaseEmail(trx, services, context, 'refunded', { amount, isDuplicate, document })
    }
    case 'ended':
      await tellOfEnd(trx, services, {
        ...{ payer: stored.order.lead_id, now },
        wasTold: stored.purchase.subscription?.cancelAtPeriodEnd === true || (await wasToldOfUnpaid(trx, stored)),
      })
      return enqueueEndEmail(services, change, news)
    case 'finding': {
      const { id: orderId, lead_id: leadId } = stored.order
      const { what, detail } = news.finding
      return recordFinding(trx, { what, subject: `${orderId} ${detail}`, leadId, orderId, detail, now })
    }
  }
}

const paymentIdOf = async ({ trx, stored }: PurchaseChange, ref: string): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('lead_id', '=', stored.order.lead_id)
    .where('order_id', '=', stored.order.id)
    .where('provider_ref', '=', ref)
    .executeTakeFirst()
  return row?.id
}

/** The facts about a receipt or credit note for an email; null if none was issued. */
async function documentFor(
  { tax }: Services,
  { trx, stored }: PurchaseChange,
  isMeant: (document: TaxDocument) => boolean,
): Promise<DocumentFacts | null> {
  const document = (await documentsOf(trx, stored.order)).find(isMeant)
  if (document === undefined) return null
  const { number, rate_hundredths: rateHundredths, net_minor, tax_minor, currency } = document
  if (rateHundredths === null || net_minor === null || tax_minor === null) return { number, tax: null }
  const amount = (minor: number) => ({ minor, currency })
  return { number, tax: { name: tax.name, rateHundredths, net: amount(net_minor), tax: amount(tax_minor) } }
}

/** A link to the plan; null if the member was erased before the payment succeeded. */
async function planLinkFor(
  { config }: Services,
  { trx, stored, now }: PurchaseChange,
): Promise<EmailData<'receipt'>['planLink']> {
  const leadId = stored.order.lead_id
  const lead = await trx.selectFrom('leads').select('erased_at').where('id', '=', leadId).executeTakeFirstOrThrow()
  if (lead.erased_at !== null) return null
  const { path, expiresAt } = await addLink(trx, { kind: 'resume-link', leadId, label: 'receipt', now })
  return { link: config.publicUrl + path, validUntil: expiresAt }
}

/** The text of the consent; the newest one if more than one card was tried. */
async function consentTextOf(trx: Trx, { lead_id, id }: OrderRow): Promise<string | null> {
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

/**
 * Emails the customer about the end, unless an earlier email about a cancellation, withdrawal or refund announced it.
 */
async function enqueueEndEmail(
  services: Services,
  change: PurchaseChange,
  { because }: Extract<ReductionEvent, { kind: 'ended' }>,
) {
  const { trx, stored, after, now } = change
  const context = { order: stored.order, purchase: after, now }
  if (because === 'canceled_by_customer') {
    if (stored.purchase.subscription?.cancelAtPeriodEnd !== true)
      await enqueuePurchaseEmail(trx, services, context, 'canceled', {})
  } else if (
    because === 'payment_failed' ||
    because === 'price_not_agreed' ||
    because === 'canceled_by_support' ||
    because === 'disputed'
  ) {
    const isAtWallet = stored.order.provider === 'paypal'
    await enqueuePurchaseEmail(trx, services, context, 'ended', { because, isAtWallet })
  }
}
