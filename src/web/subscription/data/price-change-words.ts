import { dateText, fullDayText } from '#web/words/dates.ts'

/** A change of price: the prices as they are shown, and its day. */
type Change = { readonly before: string; readonly after: string; readonly days: string; readonly from: string }

export const priceChangeWords = {
  asked: 'A new price, if you agree',
  facts: {
    now: 'Price now',
    next: 'New price',
    from: 'First charge at this price',
  },
  each: (price: string, days: string): string => `${price} every ${days}`,
  lead: ({ from }: Change): string =>
    `Nothing is charged at the new price without your consent. Without an answer your plan ends on ${fullDayText(from)}, and nothing more is charged.`,
  ending: ({ from }: Change): string =>
    `Your plan ends on ${fullDayText(from)}, and nothing more is charged. Until then you can still agree to the new price, and it’ll continue.`,
  agree: ({ after, from }: Change): string => `Agree to ${after} from ${dateText(from)}`,
  letEnd: ({ from }: Change): string => `Let it end on ${dateText(from)}`,
  missing: 'Please agree to the new price first.',
  toApprove: 'One more approval, at PayPal',
  approveLead: ({ from }: Change): string =>
    `You agreed here, and PayPal asks you as well. Without that your plan ends on ${fullDayText(from)}, and nothing more is charged.`,
  approve: 'Go to PayPal',
  agreed: { title: 'You agreed to a new price', mail: 'We’ll email you a confirmation.' },
  lower: 'Your plan will cost less',
  change: ({ before, after, days, from }: Change): string =>
    `From ${fullDayText(from)} on it costs ${after} instead of ${before} every ${days}.`,
  noNext: 'None unless you agree to the new price',
} as const
