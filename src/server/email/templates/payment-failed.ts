import { formatMoney } from '#domain/billing/money.ts'
import type { Owed } from '#domain/billing/next-charge.ts'
import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/long-date.ts'
import type { MoneyFacts } from '#server/email/money-facts.ts'
import type { EmailDraft } from './letter-draft.ts'
import { cancelWay, manageWay } from './manage-ways.ts'
import { moneyRows } from './money-rows.ts'

type Words = Pick<EmailDraft, 'subject' | 'heading' | 'before'>
type Wording = { readonly declined: (owed: Owed | null) => Words; readonly toApprove: (owed: Owed) => Words }

const rowsOf = (owed: Owed | null): EmailDraft['rows'] =>
  owed === null
    ? []
    : [
        ['Still open', formatMoney(owed.amount)],
        ['For', `${longDate(owed.period.start)} to ${longDate(owed.period.end)}`],
        ...(owed.nextTryAt === null || owed.isToApprove ? [] : [['Tried again on', longDate(owed.nextTryAt)] as const]),
        ['Last day to pay it', longDate(owed.endsAt)],
      ]

/** A renewal that was not paid: how much, what it means, how to mend it, and how to stop instead. */
const failed =
  ({ declined, toApprove }: Wording) =>
  (facts: MoneyFacts): EmailDraft => {
    const { actionLink, manageLink, owed } = facts
    const { plan, chargedTo, access, order } = moneyRows
    const isToApprove = owed?.isToApprove === true
    const label = isToApprove ? 'Approve the payment' : 'Mend the payment'
    return {
      ...(isToApprove ? toApprove(owed) : declined(owed)),
      ...(actionLink === null ? {} : { action: { label, link: actionLink } }),
      rows: [...plan(facts), ...(rowsOf(owed) ?? []), ...chargedTo(facts), ...access(facts), ...order(facts)],
      after: ['You would rather stop? Cancel in two clicks, and nothing more is tried.'],
      links: [cancelWay(manageLink), ...(actionLink === null ? [] : [manageWay(manageLink)])],
    }
  }

const again = (owed: Owed | null): string =>
  owed === null || owed.nextTryAt === null ? '' : ` It is tried again on ${longDate(owed.nextTryAt)}.`
const lastDay = (owed: Owed | null): string => (owed === null ? 'soon' : `on ${longDate(owed.endsAt)}`)

/** The first, the second and the last of three. A payment that waits at the bank wants a yes, and no other card. */
export const paymentFailedLetters = {
  first: failed({
    declined: (owed) => ({
      subject: `A payment for ${brand.name} did not go through`,
      heading: 'Your payment did not go through',
      before: [`That happens: a new card, a limit. Your plan stays open for now.${again(owed)}`],
    }),
    toApprove: () => ({
      subject: `A payment for ${brand.name} did not go through yet: your bank asks for your approval`,
      heading: 'Your bank asks you to approve a payment',
      before: ['It is done in a moment, and no other card is needed. Until you approve it nothing is charged.'],
    }),
  }),
  again: failed({
    declined: (owed) => ({
      subject: `A payment for ${brand.name} is still open`,
      heading: 'Your payment is still open',
      before: [`It could not be made so far. Another card usually settles it.${again(owed)}`],
    }),
    toApprove: () => ({
      subject: `A payment for ${brand.name} is still open: your bank waits for your approval`,
      heading: 'Your payment still waits for your approval',
      before: ['Your bank wants to hear from you that it is yours. Until you approve it nothing is charged.'],
    }),
  }),
  last: failed({
    declined: (owed) => ({
      subject: `Your ${brand.name} plan ends ${lastDay(owed)}`,
      heading: `Your plan ends ${lastDay(owed)}`,
      before: [
        `The payment could not be made. If it stays so, your plan ends ${lastDay(owed)}, and nothing more is charged.`,
      ],
    }),
    toApprove: (owed) => ({
      subject: `Your ${brand.name} plan ends ${lastDay(owed)}`,
      heading: `Your plan ends ${lastDay(owed)}`,
      before: [
        `Your bank still waits for your approval of the payment. Without it your plan ends ${lastDay(owed)}, and nothing more is charged.`,
      ],
    }),
  }),
} as const
