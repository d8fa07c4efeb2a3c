import type { Terms } from '#domain/billing/disclosure.ts'
import { accessUntil } from '#domain/billing/entitlements.ts'
import { chargeIfAgreed, nextCharge, owedOf } from '#domain/billing/next-charge.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { moneyEmail } from '#server/email/email-templates.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import type { MoneyEmailData, MoneyEmailKind, MoneyFacts } from '#server/email/money-facts.ts'
import { addManageLink } from '#server/leads/manage-link.ts'
import type { Trx } from '#server/platform/db/trx.ts'
import { planNamesOf } from '#server/purchases/plan-names.ts'
import type { Services } from '#server/services.ts'
import type { OrderRow } from './stored-purchase.ts'

/** What the buyer agreed to pay, as it was written down with the order. */
export const termsOf = (order: OrderRow): Terms => ({
  name: order.product_name,
  first: { minor: order.first_amount_minor, currency: order.currency },
  firstDays: order.first_days,
  renewal: { minor: order.renewal_amount_minor, currency: order.currency },
  renewalDays: order.renewal_days,
})

export type PurchaseEmailContext = {
  readonly order: OrderRow
  readonly purchase: Purchase
  readonly now: Date
}

type Extra<K extends MoneyEmailKind> = Omit<MoneyEmailData[K], keyof MoneyFacts>

/** Writes a letter about a purchase to its buyer, in the transaction of whatever causes it. */
export async function enqueuePurchaseEmail<K extends Exclude<MoneyEmailKind, 'already_subscribed'>>(
  trx: Trx,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  { order, purchase, now }: PurchaseEmailContext,
  kind: K,
  extra: Extra<K>,
): Promise<void> {
  const leadId = order.lead_id
  const { email } = await trx.selectFrom('leads').select('email').where('id', '=', leadId).executeTakeFirstOrThrow()
  const { subscription } = purchase
  const facts: MoneyFacts = {
    orderId: order.id,
    terms: termsOf(order),
    planNames: planNamesOf(order),
    phase: subscription?.phase ?? 'intro',
    manageLink: config.publicUrl + (await addManageLink(trx, leadId, now)),
    card: subscription?.card ?? null,
    accessUntil: accessUntil(purchase.entitlements, now),
    next: nextCharge(purchase),
    asked: chargeIfAgreed(purchase),
    owed: owedOf(purchase, now),
    actionLink: absolute(config.publicUrl, subscription?.actionUrl ?? null),
    sandbox: order.provider === 'sandbox',
  }
  // The two halves together are all that this kind needs, which the compiler cannot see for an open K.
  const data = { ...facts, ...extra } as unknown as MoneyEmailData[K]
  await enqueueEmail(trx, jobs, { leadId, recipient: email, letter: moneyEmail(kind, data), now })
}

const absolute = (publicUrl: string, url: string | null): string | null =>
  url === null ? null : new URL(url, publicUrl).href
