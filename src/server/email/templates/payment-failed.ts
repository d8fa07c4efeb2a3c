import { formatMoney } from '#domain/billing/money.ts'
import type { Owed } from '#domain/billing/next-charge.ts'
import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/email-layout.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, examplePeriod, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, manageLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

type Opening = Pick<EmailDraft, 'subject' | 'heading' | 'before'>
type Wording = { readonly declined: (owed: Owed | null) => Opening; readonly toApprove: (owed: Owed) => Opening }

const rowsOf = (owed: Owed | null): EmailDraft['rows'] =>
  owed === null
    ? []
    : [
        ['Still open', formatMoney(owed.amount)],
        ['For', `${longDate(owed.period.start)} to ${longDate(owed.period.end)}`],
        ...(owed.nextTryAt === null || owed.isToApprove ? [] : [['Tried again on', longDate(owed.nextTryAt)] as const]),
        ...(owed.canPayNow ? [['Tried again', 'every day until then'] as const] : []),
        ['Last day to pay it', longDate(owed.endsAt)],
      ]

const fixing = (label: string, link: string | null) => (link === null ? null : { label, link })

/** A renewal that was not paid: how much, what it means, how to fix it, and how to stop instead. */
const failed =
  ({ declined, toApprove }: Wording) =>
  (facts: PurchaseFacts): EmailDraft => {
    const { actionLink, manageLink, owed } = facts
    const { plan, chargedTo, access, order } = purchaseRows
    const isToApprove = owed?.isToApprove === true
    const label = isToApprove ? 'Approve the payment' : 'Fix the payment'
    // Where we may collect it ourselves, a button on the subscription page does.
    const action = owed?.canPayNow === true ? { label: 'Pay it now', link: manageLink } : fixing(label, actionLink)
    return {
      ...(isToApprove ? toApprove(owed) : declined(owed)),
      ...(action === null ? {} : { action }),
      rows: [...plan(facts), ...(rowsOf(owed) ?? []), ...chargedTo(facts), ...access(facts), ...order(facts)],
      after: ['If you would rather stop, cancel in two clicks, and we will not try to charge you again.'],
      links: [cancelLinkTo(manageLink), ...(action === null ? [] : [manageLinkTo(manageLink)])],
    }
  }

const again = (owed: Owed | null): string =>
  owed === null || owed.nextTryAt === null ? '' : ` We will try again on ${longDate(owed.nextTryAt)}.`
const lastDay = (owed: Owed | null): string => (owed === null ? 'soon' : `on ${longDate(owed.endsAt)}`)

const owed = {
  amount: { minor: 2999, currency: 'USD' },
  period: { start: examplePeriod.end, end: new Date('2026-12-28T23:30:00Z') },
  isToApprove: false,
  nextTryAt: new Date('2026-12-01T23:30:00Z'),
  canPayNow: false,
  endsAt: new Date('2026-12-05T23:30:00Z'),
} as const
const example: PurchaseFacts = { ...exampleFacts, phase: 'regular', owed }

export const paymentFailed = purchaseEmail({
  kind: 'payment_failed',
  cause:
    'A renewal is not paid; the first of three. A payment that waits at the bank needs an approval, not another card.',
  isKeptByLaw: false,
  draft: failed({
    declined: (owed) => ({
      subject: `A payment for ${brand.name} did not go through`,
      heading: 'Your payment did not go through',
      before: [
        `That happens, for example with a new card or a card limit. Your plan stays open for now.${again(owed)}`,
      ],
    }),
    toApprove: () => ({
      subject: `A payment for ${brand.name} did not go through yet: your bank asks for your approval`,
      heading: 'Your bank asks you to approve a payment',
      before: ['It takes only a moment, and you do not need another card. Nothing is charged until you approve it.'],
    }),
  }),
  examples: {
    'payment-failed': example,
    'payment-to-approve': { ...example, owed: { ...owed, isToApprove: true } },
  },
})

export const paymentFailedAgain = purchaseEmail({
  kind: 'payment_failed_again',
  cause: 'A renewal is still not paid; the second of three.',
  isKeptByLaw: false,
  draft: failed({
    declined: (owed) => ({
      subject: `A payment for ${brand.name} is still open`,
      heading: 'Your payment is still open',
      before: [`It has not gone through so far. Another card usually solves this.${again(owed)}`],
    }),
    toApprove: () => ({
      subject: `A payment for ${brand.name} is still open: your bank is waiting for your approval`,
      heading: 'Your payment is still waiting for your approval',
      before: ['Your bank wants you to confirm that the payment is yours. Nothing is charged until you approve it.'],
    }),
  }),
  examples: {
    'payment-failed-again': { ...example, actionLink: null },
  },
})

export const paymentFailedLast = purchaseEmail({
  kind: 'payment_failed_last',
  cause: 'A renewal is still not paid; the last of three.',
  isKeptByLaw: false,
  draft: failed({
    declined: (owed) => ({
      subject: `Your ${brand.name} plan ends ${lastDay(owed)}`,
      heading: `Your plan ends ${lastDay(owed)}`,
      before: [
        `The payment did not go through. Unless it is paid, your plan ends ${lastDay(owed)}, and nothing more will be charged.`,
      ],
    }),
    toApprove: (owed) => ({
      subject: `Your ${brand.name} plan ends ${lastDay(owed)}`,
      heading: `Your plan ends ${lastDay(owed)}`,
      before: [
        `Your bank is still waiting for your approval of the payment. Without it your plan ends ${lastDay(owed)}, and nothing more will be charged.`,
      ],
    }),
  }),
  examples: {
    'payment-failed-last': { ...example, owed: { ...owed, nextTryAt: null } },
    'payment-to-pay-last': { ...example, owed: { ...owed, nextTryAt: null, canPayNow: true } },
    'payment-to-approve-last': { ...example, owed: { ...owed, isToApprove: true } },
  },
})
