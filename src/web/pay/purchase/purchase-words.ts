import { problems } from '#domain/problems.ts'

/** The messages about a purchase that is not simply paid. */
export const purchaseWords = {
  interrupted:
    'Your last payment was sent, but no answer reached this page. Press the same button again: you won’t pay twice.',
  unreachable: 'We can’t reach our server right now. Nothing on this page is lost, and you can’t pay twice.',
  waiting: 'We’ll try again automatically.',
  trying: 'Trying again…',
  tryNow: 'Try now',
  stop: 'Stop trying',
  priceChanged:
    'The price has changed since you opened this page, or a date that goes with it. Please check it again, then agree.',
  termsOutdated: 'Our terms have changed since you opened this page. Please reload it to read them.',
  reload: 'Reload the page',
  alreadySubscribed: `${problems.ALREADY_SUBSCRIBED.say} Your receipt is in your inbox.`,
  toSubscription: 'To my subscription',
  mailboxFirst:
    'One more step: we’ve sent you a link by email. Open it on this device, and continue from there. Nothing was charged.',
  left: 'You didn’t approve the payment, and nothing was charged. Everything is still as you left it.',
  unconfirmed: 'Before you pay, we need your email address once more, so that your receipt reaches you.',
  answersChanged:
    'Your answers have changed since you confirmed them. Confirm them once more, so that your plan is made from them.',
  confirmAnswers: 'Confirm my answers',
  confirm: 'Confirm my email address',
} as const
