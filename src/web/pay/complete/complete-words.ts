import { taxNote } from '#domain/billing/tax.ts'
import { brand } from '#domain/brand.ts'

const { contact } = brand

/** The texts of the page after a payment. */
export const completeWords = {
  loading: { title: 'Your order', lead: 'One moment, we’re looking it up.' },
  paid: {
    title: 'Thank you, your plan is yours',
    lead: 'A week of meals is planned, and its shopping list is written.',
    open: 'Open my plan',
    receipt: 'Receipt',
    sent: 'It’s on its way to your inbox, too.',
    sentTo: (email: string): string => `It’s on its way to ${email}, too.`,
    rows: {
      plan: 'Plan',
      paid: `Paid${taxNote()}`,
      paidOn: 'Paid on',
      until: 'Yours until',
      next: 'Next payment',
      order: 'Order',
    },
    /** "$29.99 on November 28, 2026, then every 30 days". */
    nextOn: (price: string, day: string, days: string): string => `${price} on ${day}, then every ${days}`,
    next: 'What happens next',
    week: 'Cook the next meal, or shop for the week first. Whatever doesn’t suit you can be swapped.',
    forecast: 'Your forecast stays on this device, and you can look at it whenever you like.',
    openForecast: 'Open my forecast',
    cancel: 'You can cancel at any time, in two clicks, and keep what you paid for until it ends.',
    refund: 'Changed your mind? Within 14 days of your first payment you get all of it back, also in two clicks.',
    manage: 'My subscription',
  },
  unknown: {
    title: 'There’s no order on this device',
    lead: `If you have paid, your receipt is in your inbox. Write to ${contact.email} if you can’t find it.`,
    subscription: 'To my subscription',
    home: 'To the start page',
  },
  unreachable: {
    title: 'We can’t look up your order right now',
    lead: 'Our server isn’t answering. If you have paid, nothing is lost: the receipt will come by email. We’ll keep trying.',
    retry: 'Try now',
  },
} as const

type OrderStatusWords = {
  readonly title: string
  readonly lead: string
  readonly note: string | null
  readonly action: string
}

/** The texts for an order in any other state than paid. */
export const statusWords = {
  waiting: {
    title: 'Your payment is being checked',
    lead: 'We haven’t heard yet how it went. This page checks again by itself, and you won’t pay twice.',
    note: 'You can also close it. As soon as the payment has gone through, we’ll email you the receipt.',
    action: '',
  },
  approval: {
    title: 'Your bank is waiting for you',
    lead: 'It wants to be sure that it’s you who is paying. Until you confirm that, nothing is charged.',
    note: 'Closed its page? Open it again below. Your order is still here.',
    action: 'Continue at my bank',
  },
  approval_in_wallet: {
    title: 'This order needs your approval',
    lead: 'You haven’t approved the payment, so nothing was charged. Your answers and your plan are still there.',
    note: null,
    action: 'Back to payment',
  },
  unpaid: {
    title: 'This order isn’t paid yet',
    lead: 'Nothing was charged. You can continue where you left off. Your answers and your plan are still there.',
    note: null,
    action: 'Pay in another way',
  },
  declined: {
    title: 'This payment didn’t go through',
    lead: 'Nothing was charged. You can try another way to pay. Your answers and your plan are still there.',
    note: null,
    action: 'Back to payment',
  },
  expired: {
    title: 'This order has expired',
    lead: 'It wasn’t paid within a day, so we closed it. Nothing was charged, and you can order again.',
    note: null,
    action: 'Back to payment',
  },
  refunded: {
    title: 'You got your money back',
    lead: 'All of this payment was returned to where it came from. Your bank may take a few days to show it.',
    note: null,
    action: 'To my subscription',
  },
  disputed: {
    title: 'This payment is disputed',
    lead: `Your bank says you disputed this payment. Until that’s settled, the plan is closed. Was it a mix-up? Write to ${contact.email}.`,
    note: null,
    action: 'To my subscription',
  },
} as const satisfies Record<string, OrderStatusWords>
