import type Stripe from 'stripe'

/**
 * Whether a subscription that was paid for is in free days: Stripe moves a charge by a trial that ends on the new day. A trial
 * from the beginning is another thing, which we do not sell.
 */
export const isMoved = ({ status, trial_start, start_date }: Stripe.Subscription): boolean =>
  status === 'trialing' && trial_start !== null && trial_start > start_date

/** The invoice over nothing that Stripe makes when free days begin. */
export const isOfMove = ({ billing_reason, total, amount_due }: Stripe.Invoice): boolean =>
  billing_reason === 'subscription_update' && total === 0 && amount_due === 0
