import type { Terms } from '#domain/billing/disclosure.ts'
import { formatMoney, type Money } from '#domain/billing/money.ts'
import type { NextCharge, Owed } from '#domain/billing/next-charge.ts'
import type { Card } from '#domain/billing/snapshot.ts'
import type { SubscriptionPhase } from '#domain/billing/subscription.ts'
import { longDate } from '#server/email/email-layout.ts'

/** What every email about a purchase may say. */
export type PurchaseFacts = {
  readonly orderId: string
  readonly terms: Terms
  /** What the plan is called in its first period and in later ones. */
  readonly planNames: Readonly<Record<SubscriptionPhase, string>>
  readonly phase: SubscriptionPhase
  /** Opens the subscription: to look, to cancel, to withdraw. */
  readonly manageLink: string
  readonly card: Card | null
  /** Until when it is paid for, with days of grace; null where the plan is closed. */
  readonly accessUntil: Date | null
  /** The next charge; null where none will come. */
  readonly next: NextCharge | null
  /** The plan that begins with the next charge; null where it stays. */
  readonly nextPlan: string | null
  /** The next charge if its owner agrees to a new price; null where nothing is asked. */
  readonly asked: { readonly amount: Money; readonly on: Date } | null
  /** The renewal that was not paid; null where nothing is owed. */
  readonly owed: Owed | null
  /** Where a failed payment can be repaired. */
  readonly actionLink: string | null
  /** Whether no money moves. */
  readonly sandbox: boolean
}

type Row = readonly [name: string, value: string]

/** "visa ending in 4242"; of wallets and some providers no digits are known. */
const cardText = ({ brand, last4 }: Card): string => (last4 === '' ? brand : `${brand} ending in ${last4}`)

function nextText({ next, asked }: PurchaseFacts): string {
  if (next !== null) return `${formatMoney(next.amount)} on ${longDate(next.on)}, then every ${next.days} days`
  if (asked === null) return 'none: it does not renew'
  return `none without your yes to the new price of ${formatMoney(asked.amount)} from ${longDate(asked.on)} on`
}

/** Facts that several emails state, each as rows; none where a fact does not apply. */
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

/** The parts of the page about a subscription that emails link to. */
type Part = 'cancel' | 'withdraw'

/** A link to one part, made from the link to the whole; the secret behind the # stays where it is. */
function partLink(manageLink: string, part: Part): string {
  const link = new URL(manageLink)
  link.pathname += `/${part}`
  return link.href
}

/** The subscription as a whole. */
export const manageLinkTo = (manageLink: string) => ({ label: 'Manage or cancel my subscription', link: manageLink })
/** Its last step is one click behind this link. */
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
