import type { SandboxScenario, SandboxWallet } from '#domain/api/orders.ts'
import type { Terms } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { taxNote } from '#domain/billing/tax.ts'
import { brand } from '#domain/brand.ts'
import { problems } from '#domain/problems.ts'

const { contact } = brand

/** The words of the pay page. What the law wants beside the button comes from the domain, word for word. */
export const payWords = {
  title: 'Choose your plan',
  lead: 'Every price is here: what you pay now, and what comes later.',
  sandbox: {
    name: 'Sandbox: no money moves.',
    form: 'Only test cards and test wallets work here.',
    order: 'This is a test order.',
  },
  plans: {
    legend: 'Plans',
    loading: 'Fetching the prices…',
    failed: 'We could not fetch the prices. Nothing was lost; please try again.',
    none: 'No plan is on offer just now. Your answers and your forecast stay where they are.',
    retry: 'Try again',
  },
  summary: {
    title: 'What you pay',
    today: `Due today${taxNote()}`,
    list: 'Price',
    code: (code: string): string => `Code ${code}`,
    next: 'Next payment',
    cancel: 'My subscription: here you cancel, in two clicks',
  },
  card: {
    picks: 'Test card',
    choose: 'Choose what the card does…',
    label: 'or its number',
    empty: 'Choose or type one of the test card numbers.',
    unlisted:
      'This is not one of the test cards, so it stayed on this page and was not sent. Please never type a real card here.',
  },
  or: 'or',
  /** Joins the words that say that the button pays with the wallet it pays with. */
  withWallet: (pay: string, wallet: SandboxWallet): string => `${pay} · ${wallet} (sandbox)`,
  consentMissing: problems.CONSENT_MISSING.say,
  paying: 'Paying…',
  small: {
    before: 'By paying you accept our',
    terms: 'Terms of Service',
    refunds: 'Refund Policy',
    privacy: 'Privacy',
  },
  forecast: 'See my forecast again',
} as const

/** What each test card does. */
export const scenarioWords = {
  ok: 'Goes through',
  declined: 'Is declined',
  insufficient_funds: 'Has too little money',
  expired: 'Has expired',
  wrong_cvc: 'Has another security code',
  unknown_outcome: 'Goes through, but the answer is lost',
  challenge: 'The bank asks whether it is you',
  renewals_fail: 'Goes through, renewals are declined',
  disputed_later: 'Goes through, is disputed later',
} as const satisfies Record<SandboxScenario, string>

/** The window in which the sandbox plays a wallet. */
export const approvalWords = {
  title: (wallet: SandboxWallet): string => `${wallet} (sandbox)`,
  played: (wallet: SandboxWallet): string =>
    `This only looks like the window of ${wallet}. No money moves, and ${wallet} hears nothing of it.`,
  to: `To ${brand.name}`,
  approve: (amount: string): string => `Approve ${amount}`,
  sending: 'Approving…',
  cancel: 'Cancel',
  unanswered: 'No answer reached this page. Approve once more: you will not pay twice.',
} as const

/** What became of a purchase, where it is not simply paid. */
export const purchaseWords = {
  interrupted:
    'Your last payment was sent, but no answer reached this page. Press the same button again: you will not pay twice.',
  unreachable: 'We cannot reach our server just now. Nothing on this page is lost, and you cannot pay twice.',
  waiting: 'We try again by ourselves.',
  trying: 'Trying again…',
  tryNow: 'Try now',
  stop: 'Stop trying',
  priceChanged:
    'The price has changed since you opened this page, or a day that comes with it. Please look again, then agree.',
  termsOutdated: 'Our terms have changed since you opened this page. Please load it again to read them.',
  reload: 'Load the page again',
  alreadySubscribed: `${problems.ALREADY_SUBSCRIBED.say} Your receipt is in your mail.`,
  toSubscription: 'To my subscription',
  mailboxFirst:
    'One more step: we have sent a link to your mailbox. Open it on this device, and go on from there. Nothing was charged.',
  left: 'You did not approve the payment, and nothing was charged. Everything here is as you left it.',
  unconfirmed: 'Before you pay, we need your e-mail address once more, so that your receipt finds you.',
  confirm: 'Confirm my e-mail address',
} as const

export const daysWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** "Renews every 30 days at $29.99, until you cancel"; after a first period of its own kind "Then ... every 30 days". */
export function renewalWords({ renewal, renewalDays }: Terms, isAlike: boolean): string {
  const price = formatMoney(renewal)
  return isAlike
    ? `Renews every ${daysWords(renewalDays)} at ${price}, until you cancel`
    : `Then ${price} every ${daysWords(renewalDays)}, until you cancel`
}

export const completeWords = {
  loading: { title: 'Your order', lead: 'One moment, we are looking it up.' },
  paid: {
    title: 'Thank you, your plan is yours',
    lead: (email: string | undefined): string =>
      email === undefined ? 'Your receipt is on its way to your mailbox.' : `Your receipt is on its way to ${email}.`,
    open: 'Open my plan',
    rows: {
      plan: 'Plan',
      paid: `Paid${taxNote()}`,
      paidOn: 'Paid on',
      until: 'Yours until',
      next: 'Next payment',
      order: 'Order',
    },
    next: 'What happens next',
    forecast: 'Your forecast stays on this device, and you can look at it whenever you like.',
    openForecast: 'Open my forecast',
    cancel: 'You can cancel at any time, in two clicks, and keep what you paid for until its end.',
    refund: 'Changed your mind? Within 14 days of your first payment you get all of it back, in two clicks as well.',
    manage: 'My subscription',
  },
  unknown: {
    title: 'There is no order on this device',
    lead: `If you have paid, your receipt is in your mail. Write to ${contact.email} if you cannot find it.`,
    subscription: 'To my subscription',
    home: 'To the start page',
  },
  unreachable: {
    title: 'We cannot look at your order now',
    lead: 'Our server does not answer. If you have paid, nothing is lost: the receipt comes by mail. We keep trying.',
    retry: 'Try now',
  },
} as const

type StandingWords = {
  readonly title: string
  readonly lead: string
  readonly note: string | null
  readonly action: string
}

/** An order that is not simply paid, in words. */
export const standingWords = {
  waiting: {
    title: 'Your payment is being checked',
    lead: 'Nobody has told us yet how it went. This page looks again by itself, and you will not pay twice.',
    note: 'You can also close it. As soon as the payment has gone through, we mail you the receipt.',
    action: '',
  },
  approval: {
    title: 'Your bank waits for you',
    lead: 'It wants to know that it is you who pays. Until you say so, nothing is charged.',
    note: 'Closed its page? Open it again below. Your order is still here.',
    action: 'Go on at my bank',
  },
  approval_in_wallet: {
    title: 'This order waits for your yes',
    lead: 'You have not approved the payment, and so nothing is charged. Your answers and your plan are still there.',
    note: null,
    action: 'Back to payment',
  },
  unpaid: {
    title: 'This order is not paid yet',
    lead: 'Nothing was charged. You can go on where you were; your answers and your plan are still there.',
    note: null,
    action: 'Pay in another way',
  },
  declined: {
    title: 'This payment did not go through',
    lead: 'Nothing was charged. You can try another way to pay; your answers and your plan are still there.',
    note: null,
    action: 'Back to payment',
  },
  expired: {
    title: 'This order has run out',
    lead: 'It was not paid for a day, so we closed it. Nothing was charged, and you can order again.',
    note: null,
    action: 'Back to payment',
  },
  refunded: {
    title: 'You got your money back',
    lead: 'All of this payment was paid back, to where it came from. Your bank may take a few days to show it.',
    note: null,
    action: 'To my subscription',
  },
  disputed: {
    title: 'This payment is disputed',
    lead: `Your bank told us that you do not know this payment. Until that is settled the plan is closed. Was it a mix-up? Write to ${contact.email}.`,
    note: null,
    action: 'To my subscription',
  },
} as const satisfies Record<string, StandingWords>

/** On the pay page, about an order from before. */
export const openOrderWords = {
  waits:
    'An order from before waits for you at your bank. Go on there, or pay below in another way; only one of the two is charged.',
  see: 'See my order',
} as const

export const resumeWords = {
  opening: { title: 'Opening your plan', lead: 'One moment.' },
  invalid: {
    title: 'This link does not open any more',
    lead: 'Each link works once, and for 30 days. Trying an old one does no harm.',
    hint: 'On the device where you answered, confirm your e-mail address again and we mail you a new link.',
    confirm: 'Confirm my e-mail address',
    home: 'To the start page',
  },
  unreachable: {
    title: 'We cannot reach our server just now',
    lead: 'Your link is still good. We keep trying.',
    retry: 'Try now',
  },
} as const
