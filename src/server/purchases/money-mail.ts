import { accessUntil } from '#domain/billing/access.ts'
import type { Terms } from '#domain/billing/disclosure.ts'
import { chargeIfAgreed, nextCharge } from '#domain/billing/next-charge.ts'
import { owedOf } from '#domain/billing/owed.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import type { Trx } from '#server/db/trx.ts'
import type { Services } from '#server/http/services.ts'
import { addManageLink } from '#server/leads/manage-link.ts'
import type { MoneyFacts, MoneyLetterData, MoneyMailKind } from '#server/mail/money-facts.ts'
import { moneyLetter } from '#server/mail/money-letters.ts'
import { postMail } from '#server/mail/post-mail.ts'
import type { OrderRow } from '#server/purchases/held-purchase.ts'
import { planNamesOf } from '#server/purchases/plan-names.ts'

/** What the buyer agreed to pay, as it was written down with the order. */
export const termsOf = (order: OrderRow): Terms => ({
  name: order.product_name,
  first: { minor: order.first_amount_minor, currency: order.currency },
  firstDays: order.first_days,
  renewal: { minor: order.renewal_amount_minor, currency: order.currency },
  renewalDays: order.renewal_days,
})

export type MoneyMail = {
  readonly order: OrderRow
  readonly purchase: Purchase
  readonly now: Date
}

type Extra<K extends MoneyMailKind> = Omit<MoneyLetterData[K], keyof MoneyFacts>

/** Writes a letter about a purchase to its buyer, in the transaction of whatever causes it. */
export async function postMoneyMail<K extends Exclude<MoneyMailKind, 'already_subscribed'>>(
  trx: Trx,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  { order, purchase, now }: MoneyMail,
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
  const data = { ...facts, ...extra } as unknown as MoneyLetterData[K]
  await postMail(trx, jobs, { leadId, recipient: email, letter: moneyLetter(kind, data), now })
}

const absolute = (publicUrl: string, url: string | null): string | null =>
  url === null ? null : new URL(url, publicUrl).href
