import type { SubscriptionView } from '#domain/api/subscription.ts'
import { planChangeConsent } from '#domain/billing/disclosure.ts'
import { dateText, fullDayText } from '#web/words/dates.ts'

export type PlanOffer = NonNullable<SubscriptionView['planOffer']>
export type OfferedPlan = PlanOffer['plans'][number]
export type PlanChange = NonNullable<SubscriptionView['planChange']>

export const planChangeWords = {
  link: 'Change plan',
  later: (from: string): string => `Another plan can be chosen after the first renewal, on ${fullDayText(from)}.`,
  title: 'Change your plan',
  lead: (from: string): string =>
    `Choose the plan that begins on ${fullDayText(from)}. Nothing is charged before that day, and you can undo it until then.`,
  legend: 'The plans to choose from',
  present: 'Your plan now',
  consent: planChangeConsent,
  missing: 'Please agree to the price of the new plan first.',
  now: ({ planName }: OfferedPlan): string => `Change to ${planName}`,
  done: {
    title: 'Your plan changes',
    lead: (from: string, planName: string, price: string): string =>
      `From ${fullDayText(from)} you have the ${planName}: ${price}. We’ll email you a confirmation.`,
    approve: 'PayPal asks you as well. Without your approval there your plan stays as it is.',
  },
  kept: 'Your plan stays as it is',
  impossible: {
    title: 'There’s no plan to change to right now',
    lead: 'Your plan continues as it is. You can look again after the next payment.',
  },
  coming: {
    agreed: 'Your plan changes',
    to_approve: 'One more step, at PayPal',
  },
  /** "$59.99 every 90 days". */
  price: (price: string, days: string): string => `${price} every ${days}`,
  facts: { plan: 'New plan', price: 'Price', from: 'First payment' },
  toApprove: ({ from }: PlanChange): string =>
    `You chose this plan here, and PayPal asks you as well. Without your approval there before ${fullDayText(from)} your plan stays as it is.`,
  approve: 'Go to PayPal',
  until: ({ from }: PlanChange): string => `You can undo this until ${fullDayText(from)}.`,
  fixed: 'You approved this at PayPal. To go back, choose your old plan again and approve it there.',
  letEnd: ({ from }: PlanChange): string => `Let it end on ${dateText(from)} after all`,
  keep: 'Keep my current plan',
} as const
