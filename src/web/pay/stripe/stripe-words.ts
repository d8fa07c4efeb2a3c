/** The texts around Stripe's own form. */
export const stripeWords = {
  loading: 'Opening the card form…',
  unavailable:
    'The card form couldn’t be opened. Your connection or a content blocker may be stopping it. Nothing was paid, and nothing on this page is lost.',
  retry: 'Try again',
  or: 'or pay by card',
  paying: 'Paying…',
} as const
