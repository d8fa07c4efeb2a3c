import type { SandboxScenario } from '#domain/api/orders.ts'
import type { Terms } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import type { Wallet } from '#domain/billing/plans.ts'
import { brand } from '#domain/brand.ts'
import { problems } from '#domain/problems.ts'

const { legal, contact } = brand

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
    today: 'Due today, tax included',
    next: 'Next payment',
    cancel: `To cancel, write to ${contact.email}. One line is enough.`,
    seller: `Sold by ${legal.company}, ${legal.street}, ${legal.city}, ${legal.country}.`,
  },
  card: {
    label: 'Test card number',
    picks: 'Test cards to choose from',
    empty: 'Choose or type one of the test card numbers.',
    unlisted:
      'This is not one of the test cards, so it stayed on this page and was not sent. Please never type a real card here.',
  },
  or: 'or',
  /** Joins the words that say that the button pays with the wallet it pays with. */
  withWallet: (pay: string, wallet: Wallet): string => `${pay} · ${wallet} (sandbox)`,
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

/** What each test card does, as a label under its number. */
export const scenarioWords = {
  ok: 'Goes through',
  declined: 'Is declined',
  insufficient_funds: 'Has too little money',
  expired: 'Has expired',
} as const satisfies Record<SandboxScenario, string>

/** What became of a purchase, where it is not simply paid. */
export const purchaseWords = {
  interrupted:
    'Your last payment was sent, but no answer reached this page. Press the same button again: you will not pay twice.',
  unreachable: 'We cannot reach our server just now. Nothing on this page is lost, and you cannot pay twice.',
  waiting: 'We try again by ourselves.',
  trying: 'Trying again…',
  tryNow: 'Try now',
  stop: 'Stop trying',
  priceChanged: 'The price has changed since you opened this page. Please look at the new one, then agree again.',
  termsOutdated: 'Our terms have changed since you opened this page. Please load it again to read them.',
  reload: 'Load the page again',
  alreadySubscribed: `${problems.ALREADY_SUBSCRIBED.say} Your receipt is in your mail.`,
  showOrder: 'Show my order',
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
    rows: {
      plan: 'Plan',
      paid: 'Paid, tax included',
      paidOn: 'Paid on',
      until: 'Yours until',
      next: 'Next payment',
      order: 'Order',
    },
    next: 'What happens next',
    forecast: 'Your forecast stays on this device, and you can look at it whenever you like.',
    openForecast: 'Open my forecast',
    cancel: `You can cancel at any time: write to ${contact.email} with the order number above. You keep what you paid for until its end.`,
    refund: 'Changed your mind? Within 14 days of your first payment you get all of it back if you ask.',
    refunds: 'How refunds work',
  },
  waiting: {
    title: 'Your payment is being checked',
    lead: 'Your bank has not answered yet. This page looks again by itself.',
    leave: 'You can also close it. As soon as the payment has gone through, we mail you the receipt.',
  },
  declined: {
    title: 'This payment did not go through',
    lead: 'Nothing was charged. You can try another way to pay; your answers and your plan are still there.',
    again: 'Back to payment',
  },
  unknown: {
    title: 'There is no order on this device',
    lead: `If you have paid, your receipt is in your mail. Write to ${contact.email} if you cannot find it.`,
    home: 'To the start page',
  },
  unreachable: {
    title: 'We cannot look at your order now',
    lead: 'Our server does not answer. If you have paid, nothing is lost: the receipt comes by mail. We keep trying.',
    retry: 'Try now',
  },
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
