import type { Terms } from '#domain/billing/disclosure.ts'
import { formatMoney, type Money } from '#domain/billing/money.ts'
import type { NextCharge, Owed } from '#domain/billing/next-charge.ts'
import type { Card } from '#domain/billing/snapshot.ts'
import type { SubscriptionPhase } from '#domain/billing/subscription.ts'
import { longDate } from '#server/email/email-layout.ts'

/** The facts that any email about a purchase may state. */
export type PurchaseFacts = {
  readonly orderId: string
  readonly terms: Terms
  /** The plan's name in its first period and in later ones. */
  readonly planNames: Readonly<Record<SubscriptionPhase, string>>
  readonly phase: SubscriptionPhase
  /** Opens the subscription page: to view, to cancel, to withdraw. */
  readonly manageLink: string
  readonly card: Card | null
  /** The end of paid access, including days of grace; null if the plan is closed. */
  readonly accessUntil: Date | null
  /** The next charge; null if there will be none. */
  readonly next: NextCharge | null
  /** The plan that begins with the next charge; null if the plan stays. */
  readonly nextPlan: string | null
  /** The next charge if the customer agrees to a new price; null if no question is open. */
  readonly asked: { readonly amount: Money; readonly on: Date } | null
  /** The renewal that was not paid; null if nothing is owed. */
  readonly owed: Owed | null
  /** Where a failed payment can be fixed. */
  readonly actionLink: string | null
  /** Whether no money moves. */
  readonly sandbox: boolean
}

type Row = readonly [name: string, value: string]

/** "visa ending in 4242"; wallets and some providers show no digits. */
const cardText = ({ brand, last4 }: Card): string => (last4 === '' ? brand : `${brand} ending in ${last4}`)

function nextText({ next, asked }: PurchaseFacts): string {
  if (next !== null) return `${formatMoney(next.amount)} on ${longDate(next.on)}, then every ${next.days} days`
  if (asked === null) return 'none: it does not renew'
  return `none unless you agree to the new price of ${formatMoney(asked.amount)} from ${longDate(asked.on)}`
}

/** Facts that several emails state, as rows; empty if a fact does not apply. */
export const purchaseRows = {
  plan: ({ planNames, phase }: Pick<PurchaseFacts, 'planNames' | 'phase'>): readonly Row[] => [
    ['Plan', planNames[phase]],
  ],
  order: ({ orderId }: PurchaseFacts): readonly Row[] => [['Order', orderId]],
  next: (facts: PurchaseFacts): readonly Row[] => [
    ['Next payment', nextText(facts)],
    ...(facts.nextPlan === null || facts.next === null ? [] : [['Plan from then on', facts.nextPlan] as const]),
  ],
  access: ({ accessUntil }: PurchaseFacts): readonly Row[] =>
    accessUntil === null ? [] : [['Your plan is open until', longDate(accessUntil)]],
  paidWith: (card: Card | null): readonly Row[] => (card === null ? [] : [['Paid with', cardText(card)]]),
  chargedTo: ({ card }: PurchaseFacts): readonly Row[] => (card === null ? [] : [['Charged to', cardText(card)]]),
} as const

/** The parts of the subscription page that emails link to. */
type Part = 'cancel' | 'withdraw'

/**
 * A link to one part of the subscription page, made from the link to the page; the secret after the # stays where it
 * is.
 */
function partLink(manageLink: string, part: Part): string {
  const link = new URL(manageLink)
  link.pathname += `/${part}`
  return link.href
}

/** A link to the subscription page. */
export const manageLinkTo = (manageLink: string) => ({ label: 'Manage or cancel my subscription', link: manageLink })
/** A link from which the cancellation is one click away. */
export const cancelLinkTo = (manageLink: string) => ({
  label: 'Cancel subscription',
  link: partLink(manageLink, 'cancel'),
})
export const withdrawLinkTo = (manageLink: string) => ({
  label: 'Withdraw from contract here',
  link: partLink(manageLink, 'withdraw'),
})
export const CANCEL_NOTE =
  'You can cancel at any time, in two clicks: follow the link below and confirm. You keep what you paid for until its end.'
