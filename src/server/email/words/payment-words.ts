import { brand } from '#domain/brand.ts'

/** Renewals that were not paid. */
export const paymentFailedWords = {
  stillOpen: 'Amount due',
  triedOn: 'Next try',
  tried: 'Next try',
  everyDay: 'Every day until then',
  lastDay: 'Last day to pay it',
  approve: 'Approve the payment',
  fix: 'Fix the payment',
  payNow: 'Pay it now',
  stop: "If you'd rather stop, cancel in two clicks, and we won't try to charge you again.",
  nextTry: (day: string) => `We'll try again on ${day}.`,
  first: {
    subject: `A payment for ${brand.name} didn't go through`,
    heading: "Your payment didn't go through",
    why: 'It happens, for example with a new card or a card limit. Your plan stays open for now.',
    whyClosed: "It happens, for example with a new card or a card limit. Your plan opens again as soon as it's paid.",
  },
  again: {
    subject: `A payment for ${brand.name} still hasn't gone through`,
    heading: "Your payment still hasn't gone through",
    why: 'Another card usually solves this.',
  },
  last: {
    ends: (day: string) => `Your ${brand.name} plan ends on ${day}`,
    endsSoon: `Your ${brand.name} plan ends soon`,
    heading: (day: string) => `Your plan ends on ${day}`,
    headingSoon: 'Your plan ends soon',
    why: (day: string) =>
      `The payment didn't go through. Unless it's paid, your plan ends on ${day}, and nothing more will be charged.`,
    whySoon: "The payment didn't go through. Unless it's paid, your plan ends soon, and nothing more will be charged.",
  },
  toApprove: {
    subject: `A payment for ${brand.name} didn't go through yet: your bank asks for your approval`,
    heading: 'Your bank asks you to approve a payment',
    why: "It only takes a moment, and you don't need another card. You aren't charged until you approve it.",
  },
  toApproveAgain: {
    subject: `A payment for ${brand.name} is still open: your bank is waiting for your approval`,
    heading: 'Your payment is still waiting for your approval',
    why: "Your bank wants you to confirm that the payment is yours. You aren't charged until you approve it.",
  },
  toApproveLast: (day: string) =>
    `Your bank is still waiting for your approval of the payment. Without it your plan ends on ${day}, and nothing more will be charged.`,
}
