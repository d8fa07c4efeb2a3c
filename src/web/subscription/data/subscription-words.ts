import type { PaymentView } from '#domain/api/subscription.ts'
import { formatMoney, type Money } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import { plural } from '#domain/language/plural.ts'
import { fullDayText } from '#web/words/dates.ts'
import type { SubscriptionStatus } from './subscription-status.ts'

const { contact, legal } = brand

/** The status of a subscription, in a few words and in a sentence. */
export const statusWords = {
  unpaid_order: { badge: 'Not paid yet', lead: 'This order is waiting for its payment. Nothing was charged.' },
  intro: { badge: 'Active', lead: 'Your plan is open, and renews automatically until you cancel.' },
  renewing: { badge: 'Active', lead: 'Your plan is open, and renews automatically until you cancel.' },
  paused: {
    badge: 'Paused',
    lead: 'Nothing is charged until the next payment. What you paid for stays open until its end, and your plan opens again with that payment.',
  },
  asked: {
    badge: 'We need your answer',
    lead: 'Your plan is open. It continues only if you agree to its new price.',
  },
  lapsing: {
    badge: 'Not renewed',
    lead: 'The new price wasn’t agreed to, so your plan doesn’t renew. You keep access until the end of the period you paid for.',
  },
  ending: {
    badge: 'Canceled',
    lead: 'You won’t be charged again. You keep access until the end of the period you paid for.',
  },
  owing: { badge: 'Payment open', lead: 'A payment didn’t go through. Another card usually settles it.' },
  disputed: {
    badge: 'Disputed',
    lead: `Your bank says you disputed a payment. Your plan is closed, and nothing more will be charged. Was it a mix-up? Write to ${contact.email}.`,
  },
  over: { badge: 'Ended', lead: 'This subscription has ended. Nothing more will be charged.' },
} as const satisfies Record<SubscriptionStatus, { badge: string; lead: string }>

export const paymentWords = {
  succeeded: 'Paid',
  pending: 'On its way',
  declined: 'Declined',
  disputed: 'Disputed',
} as const satisfies Record<PaymentView['state'], string>

/** Amounts, days and the card beside what they are about. */
export const factWords = {
  /** "$29.99 on November 28, 2026, then every 30 days". */
  renewal: (price: string, day: string, days: string): string => `${price} on ${day}, then every ${days}`,
  /** "$29.99 for November 28, 2026 to December 28, 2026". */
  owed: (price: string, from: string, to: string): string => `${price} for ${from} to ${to}`,
  /** "Visa ending in 4242". */
  card: (name: string, digits: string): string => `${name} ending in ${digits}`,
} as const

export const subscriptionWords = {
  title: 'My subscription',
  loading: 'One moment, we’re looking it up.',
  facts: {
    plan: 'Plan',
    next: 'Next payment',
    noNext: 'None: it doesn’t renew',
    owed: 'Amount due',
    nextTry: 'Next try',
    tried: 'Next try',
    everyDay: 'Every day until then',
    lastDay: 'Last day to pay it',
    card: 'Charged to',
    until: 'Open until',
    closed: (day: string): string => `Closed until ${day}`,
    ended: 'Ended on',
    since: 'Since',
  },
  approve: 'Your bank asks you to approve a payment. It only takes a moment, and you don’t need another card.',
  payNow: (money: Money): string => `Pay ${formatMoney(money)} now`,
  payNowLead: 'Once there’s money or a card in your PayPal account, pay here, or leave it to us.',
  paid: 'Thank you, it’s paid. Your plan continues.',
  paying: 'PayPal is still deciding. You don’t have to press again. We’ll email you a receipt once it’s paid.',
  endPause: 'End the pause',
  endPauseLead: (price: string): string =>
    `Want it back sooner? The pause ends at once. Once your paid days are over, ${price} is charged within a day, and your plan opens with it.`,
  pauseEnded: 'Done. The new day of your next payment is above.',
  mend: 'Pay the open amount',
  changeCard: 'Use another card',
  cancel: 'Cancel subscription',
  resume: 'Undo the cancellation',
  withdraw: 'Withdraw from contract here',
  withdrawLead: (until: string): string =>
    `Until ${fullDayText(until)} you can withdraw from the contract without a reason and get all of your money back.`,
  withdrawLeadDisputed: (until: string): string =>
    `Until ${fullDayText(until)} you can withdraw from the contract without a reason. The payment that you disputed is with your bank, which decides on it. All other payments go back to you.`,
  payments: 'Payments',
  noPayments: 'Nothing has been charged yet.',
  receipt: 'Receipt',
  receiptOf: (day: string): string => `Receipt of ${day}`,
  refunded: (money: Money): string => `${formatMoney(money)} paid back`,
  kinds: { initial: 'First payment', renewal: 'Renewal' } as const,
  help: `Something not right? Write to ${contact.email}.`,
  back: 'Back to my subscription',
  busy: 'One moment…',
  unreachable: 'We can’t reach our server right now. Please try again in a moment.',
  unanswered:
    'We got no answer, so we can’t tell whether this was done. Press again in a moment: it’s never done twice. We confirm every change by email.',
  noChange: `This can’t be done here just now. Please try again, or write to ${contact.email}.`,
} as const

/** The texts about a new link in place of one that opens nothing any more. */
export const newLinkWords = {
  send: 'Email me a new link',
  sending: 'Sending…',
  sent: 'If the link was one of ours, a new one is on its way to the same address.',
  unreachable: 'We can’t reach our server right now. Please try again later.',
} as const

/** The texts if there is no subscription to show, and what to do about it. */
export const noSubscriptionWords = {
  signed_out: {
    title: 'Use the link in your email',
    lead: 'Open the link “Manage or cancel my subscription” in any email about your payments. It needs no password.',
  },
  link_expired: {
    title: 'This link no longer works',
    lead: 'It has expired, or somebody signed out everywhere. We can send a new one to the address that it was sent to. It needs no password.',
  },
  none: {
    title: 'Nothing was bought on this device',
    lead: 'Did you buy on another one? Open the link “Manage or cancel my subscription” in any email about your payments, or have a new one sent. It needs no password.',
  },
  unreachable: {
    title: 'We can’t look up your subscription right now',
    lead: 'Our server isn’t answering. Nothing is lost. Please try again in a moment.',
  },
  retry: 'Try now',
  help: `Can’t find any of our emails? Write to ${contact.email} from the address you used with us, and we’ll do it for you.`,
  signIn: 'No email at hand? Have a new link sent',
  plans: 'To the plans',
} as const

export const cancelWords = {
  title: 'Cancel your subscription?',
  lead: 'Nothing more will be charged.',
  leadUntil: (until: string): string =>
    `You keep your plan until ${fullDayText(until)}. After that nothing more is charged.`,
  owing: 'Your plan closes when the days you paid for are over, and the open payment isn’t tried again.',
  now: 'Cancel now',
  fed: (others: number): string =>
    plural(others, {
      one: 'Another adult in your kitchen eats by this plan. We tell them by email now, and they can take it over before it ends.',
      other: `${others} other adults in your kitchen eat by this plan. We tell them by email now, and one of them can take it over before it ends.`,
    }),
  done: { title: 'Your subscription is canceled', mail: 'We have emailed you a confirmation.' },
  nothing: {
    title: 'There’s nothing to cancel',
    lead: 'This subscription doesn’t renew. Nothing more will be charged.',
  },
} as const

export const withdrawWords = {
  fed: (others: number): string =>
    plural(others, {
      one: 'Another adult in your kitchen eats by this plan, and loses it at once too.',
      other: `${others} other adults in your kitchen eat by this plan, and lose it at once too.`,
    }),
  title: 'Withdraw from the contract',
  nothingBack: 'There’s nothing to pay back now. Your plan ends at once.',
  moneyBack: (amount: string): string => `You get ${amount} back, to where it came from. Your plan ends at once.`,
  disputed:
    'The payment that you disputed is with your bank, which decides on it. If it leaves the money with us, we pay it back.',
  statement: `I withdraw from my contract with ${legal.company} for this plan:`,
  plan: 'Plan',
  ordered: 'Ordered on',
  number: 'Order',
  confirmation: 'The confirmation, with the day and the time, goes to the address you gave us.',
  confirm: 'Confirm withdrawal',
  done: {
    title: 'You have withdrawn',
    lead: 'All of your money goes back to where it came from. Your bank may take a few days to show it. We have emailed you a confirmation.',
    free: 'Your plan has ended. We have emailed you a confirmation.',
  },
  doneDisputed: {
    title: 'You have withdrawn',
    lead: 'Your bank decides on the payment that you disputed. If it leaves the money with us, we pay it back. We have emailed you a confirmation.',
  },
  ended: { title: 'This subscription has ended', lead: statusWords.over.lead },
  over: {
    title: 'The time to withdraw is over',
    lead: 'You can no longer withdraw, but you can cancel at any time and keep what you paid for until it ends.',
  },
} as const

export const resumeSubscriptionWords = {
  title: 'Undo the cancellation?',
  lead: 'Your plan then continues as if nothing had happened. You can cancel again at any time, in two clicks.',
  missing: 'Please agree to the next payment first.',
  now: 'Continue my plan',
  done: { title: 'Your subscription continues', mail: 'We have emailed you a confirmation.' },
  impossible: {
    title: 'This can’t be undone',
    lead: 'The subscription is already continuing, or has ended. If it has ended, you can choose a plan again.',
  },
} as const

export const receiptWords = {
  title: 'Receipt',
  loading: 'One moment, we’re looking it up.',
  unknown: 'There’s no receipt at this address.',
  retry: 'Try now',
  sandbox: 'Test order of the sandbox: no money has moved.',
  from: 'From',
  to: 'To',
  rows: {
    number: 'Document no.',
    order: 'Order',
    plan: 'Plan',
    period: 'Covers',
    paidOn: 'Paid on',
    card: 'Paid with',
    list: 'Price',
    amount: 'Paid',
    net: 'Net',
    refunded: 'Paid back',
  },
  /** Two days: "November 28, 2026 to December 28, 2026". */
  period: (from: string, to: string): string => `${from} to ${to}`,
  code: (code: string): string => `Code ${code}`,
  creditNote: 'Credit note',
  reversal: 'Reversal',
  dated: (number: string, day: string, amount: string): string => `${number} of ${day}: ${amount}`,
  returned: (amount: string): string => `${amount}. The bank returned the refund, so it doesn’t count`,
  /** VAT 25.5%, Finland */
  tax: (name: string, percent: string, country: string): string => `${name} ${percent}%, ${country}`,
  ofWhich: (name: string, amount: string): string => `of which ${name} ${amount}`,
  invoice: 'Invoice',
  print: 'Print or save',
} as const
