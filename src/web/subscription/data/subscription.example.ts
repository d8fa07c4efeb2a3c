import type { ReceiptView, SubscriptionView } from '#domain/api/subscription.ts'

const renewal = { amountMinor: 2999, currency: 'USD', days: 30, on: '2026-11-28T10:00:00.000Z' }

/** A trial week in the sandbox, paid and due to renew. */
export const trialWeek: SubscriptionView = {
  id: '019a0000-0000-7000-8000-0000000000bb',
  orderId: '019a0000-0000-7000-8000-0000000000aa',
  planKey: '1-WEEK',
  planName: '1-Week Trial',
  state: 'active',
  phase: 'intro',
  startedAt: '2026-11-21T10:00:00.000Z',
  accessUntil: '2026-11-28T11:00:00.000Z',
  renewal,
  owed: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  endsBecause: null,
  priceChange: null,
  planChange: null,
  planOffer: null,
  planOfferFrom: null,
  canResume: false,
  renewalIfResumed: null,
  withdrawUntil: '2026-12-07T23:59:59.999Z',
  card: { brand: 'test card', last4: '4242' },
  canChangeCard: true,
  actionUrl: null,
  payments: [
    {
      id: '019a0000-0000-7000-8000-0000000000cc',
      kind: 'initial',
      amountMinor: 999,
      refundedMinor: 0,
      currency: 'USD',
      state: 'succeeded',
      at: '2026-11-21T10:00:00.000Z',
    },
  ],
  sandbox: true,
}

/** `trialWeek` with a pause after the paid days. */
export const pausedWeek: SubscriptionView = {
  ...trialWeek,
  accessUntil: '2026-11-28T10:00:00.000Z',
  renewal: { ...renewal, on: '2027-01-28T10:00:00.000Z' },
  pause: { from: '2026-11-28T10:00:00.000Z', until: '2027-01-28T10:00:00.000Z' },
}

/** `trialWeek` with another plan to choose. */
export const choosingWeek: SubscriptionView = {
  ...trialWeek,
  planOffer: {
    from: renewal.on,
    currency: 'USD',
    before: { planName: '4-Week Plan', amountMinor: 2999, days: 30 },
    plans: [{ planKey: '3-MONTH', planName: '12-Week Plan', amountMinor: 5999, days: 90 }],
  },
}

/** `trialWeek` after another plan was chosen. */
export const changingWeek: SubscriptionView = {
  ...trialWeek,
  renewal: { ...renewal, amountMinor: 5999, days: 90 },
  planChange: {
    state: 'agreed',
    planKey: '3-MONTH',
    planName: '12-Week Plan',
    amountMinor: 5999,
    currency: 'USD',
    days: 90,
    from: renewal.on,
    approveUrl: null,
    canUndo: true,
    endsIfUndone: false,
  },
}

/** `trialWeek`, canceled. */
export const endingWeek: SubscriptionView = {
  ...trialWeek,
  renewal: null,
  cancelAtPeriodEnd: true,
  canResume: true,
  renewalIfResumed: renewal,
}

/** `trialWeek` after its renewal was declined. */
export const owingWeek: SubscriptionView = {
  ...trialWeek,
  state: 'past_due',
  phase: 'regular',
  planName: '4-Week Plan',
  accessUntil: '2026-12-05T10:00:00.000Z',
  renewal: null,
  owed: {
    amountMinor: 2999,
    currency: 'USD',
    from: '2026-11-28T10:00:00.000Z',
    to: '2026-12-28T10:00:00.000Z',
    isToApprove: false,
    nextTryAt: '2026-12-01T10:00:00.000Z',
    canPayNow: false,
    endsAt: '2026-12-05T10:00:00.000Z',
  },
}

/** `owingWeek` once its provider leaves it to us to collect. */
export const payableWeek: SubscriptionView = {
  ...owingWeek,
  owed: owingWeek.owed && { ...owingWeek.owed, nextTryAt: null, canPayNow: true },
}

/** A month that renews at a higher price if its owner agrees. */
export const askedMonth: SubscriptionView = {
  ...trialWeek,
  planKey: '1-MONTH',
  planName: '4-Week Plan',
  phase: 'regular',
  accessUntil: '2026-12-21T13:00:00.000Z',
  renewal: null,
  withdrawUntil: null,
  priceChange: {
    state: 'asked',
    isRaise: true,
    beforeMinor: 2999,
    afterMinor: 3499,
    currency: 'USD',
    days: 30,
    from: '2026-12-21T10:00:00.000Z',
    approveUrl: null,
  },
}

export const firstReceipt: ReceiptView = {
  id: '019a0000-0000-7000-8000-0000000000cc',
  orderId: '019a0000-0000-7000-8000-0000000000aa',
  planName: '1-Week Trial',
  at: '2026-11-21T10:00:00.000Z',
  discount: null,
  amountMinor: 999,
  refundedMinor: 0,
  currency: 'USD',
  number: 'R-2026-000123',
  tax: null,
  creditNotes: [],
  periodStart: '2026-11-21T10:00:00.000Z',
  periodEnd: '2026-11-28T10:00:00.000Z',
  card: { brand: 'test card', last4: '4242' },
  email: 'anna@example.com',
  sandbox: true,
}
