import type { CrashGroup } from '../crash-tests.ts'
import { after, before, second } from '../kill-points.ts'
import type { stripeFlows } from './stripe-flows.ts'

const newOrder = ['orders', 'payment_attempts', 'order_requests'] as const
const takesEvent = /^update "webhook_events" set "tries"/
const marksEvent = /^update "webhook_events" set "state"/
const takesEmail = /^select .* from "emails" .* for update/
const marksEmail = /^update "emails" set "sent_at"/
const asksToChange = /^POST \/v1\/subscriptions\/sub_/
const asksToEnd = /^DELETE \/v1\/subscriptions\//
const asksToRefund = /^POST \/v1\/refunds$/

/** Where the app is killed while a customer buys through Stripe. */
export const stripePurchase: CrashGroup<ReturnType<typeof stripeFlows>, 'purchase'> = {
  name: 'during a purchase, which is charged once, reported once and not lost:',
  flow: 'purchase',
  cases: [
    { name: 'the order is about to be written', at: before.commit(...newOrder), first: 'customer' },
    { name: 'the order is written, Stripe not asked', at: after.commit(...newOrder), first: 'customer', sample: true },
    { name: 'the order is written, Stripe not asked', at: after.commit(...newOrder), first: 'jobs' },
    { name: 'Stripe made a customer, its answer is lost', at: after.call(/^POST \/v1\/customers$/), first: 'customer' },
    {
      name: 'the subscription is about to be requested',
      at: before.call(/^POST \/v1\/subscriptions$/),
      first: 'customer',
    },
    { name: 'Stripe made it, its answer is lost', at: after.call(/^POST \/v1\/subscriptions$/), first: 'customer' },
    {
      name: 'Stripe made it, its answer is lost',
      at: after.call(/^POST \/v1\/subscriptions$/),
      first: 'jobs',
      sample: true,
    },
    { name: 'the attempt is about to be written', at: before.commit('subscriptions'), first: 'customer' },
    { name: 'the attempt is written, the reply not sent', at: after.commit('subscriptions'), first: 'customer' },
    { name: 'a webhook is about to be written', at: before.commit('webhook_events'), first: 'jobs' },
    { name: 'a webhook is written, not answered', at: after.commit('webhook_events'), first: 'jobs' },
    { name: 'an event is taken, not processed', at: after.statement(takesEvent), first: 'jobs' },
    { name: 'fetched, not reduced', at: second(after.call(/^GET \/v1\/invoices\?/)), first: 'jobs' },
    { name: 'the payment is about to be written', at: before.commit('payments'), first: 'jobs' },
    { name: 'the payment is written, its event not marked', at: after.commit('payments'), first: 'jobs' },
    { name: 'the event is about to be marked', at: before.statement(marksEvent), first: 'jobs', sample: true },
    { name: 'the receipt is written, its job has not run', at: before.statement(takesEmail), first: 'jobs' },
    { name: 'the receipt is handed over, not marked', at: before.statement(marksEmail), first: 'jobs' },
    { name: 'the receipt is marked, its job not ended', at: after.commit('emails'), first: 'jobs' },
  ],
}

/** Where the app is killed while something happens to a subscription at Stripe. */
export const stripeSubscription: readonly CrashGroup<
  ReturnType<typeof stripeFlows>,
  'cancel' | 'resume' | 'withdrawal' | 'renewal' | 'recovery'
>[] = [
  {
    name: 'during a cancellation, which is stored, requested and reported once:',
    flow: 'cancel',
    cases: [
      { name: 'the intent is about to be written', at: before.commit('subscriptions', 'audit_log'), first: 'customer' },
      {
        name: 'the intent is written, Stripe not asked',
        at: after.commit('subscriptions', 'audit_log'),
        first: 'only jobs',
      },
      { name: 'Stripe is asked', at: before.call(asksToChange), first: 'only jobs', sample: true },
      { name: 'Stripe has done it, its answer is lost', at: after.call(asksToChange), first: 'only jobs' },
      { name: 'it is about to be written', at: before.commit('orders', 'subscriptions'), first: 'only jobs' },
      { name: 'it is written, the reply not sent', at: after.commit('orders', 'subscriptions'), first: 'customer' },
    ],
  },
  {
    name: 'while a cancellation is taken back: the consent is kept and the subscription continues:',
    flow: 'resume',
    cases: [
      {
        name: 'consent and intent are about to be written',
        at: before.commit('consents'),
        first: 'customer',
        sample: true,
      },
      { name: 'consent and intent are written, Stripe not asked', at: after.commit('consents'), first: 'only jobs' },
      { name: 'Stripe has done it, its answer is lost', at: after.call(asksToChange), first: 'only jobs' },
    ],
  },
  {
    name: 'during a withdrawal, which pays everything back once:',
    flow: 'withdrawal',
    cases: [
      { name: 'it is about to be written', at: before.commit('refunds'), first: 'customer' },
      { name: 'it is written, Stripe not asked', at: after.commit('refunds'), first: 'only jobs' },
      { name: 'Stripe has ended it, its answer is lost', at: after.call(asksToEnd), first: 'only jobs' },
      { name: 'the refund is about to be requested', at: before.call(asksToRefund), first: 'only jobs' },
      {
        name: 'the refund is made, the answer is lost',
        at: after.call(asksToRefund),
        first: 'only jobs',
        sample: true,
      },
      { name: 'the refund is about to be written', at: second(before.commit('refunds')), first: 'customer' },
    ],
  },
  {
    name: 'during a renewal, which is written and reported once:',
    flow: 'renewal',
    cases: [
      { name: 'fetched, not reduced', at: after.call(/^GET \/v1\/invoices\?/), first: 'jobs' },
      { name: 'the renewal is about to be written', at: before.commit('payments'), first: 'jobs', sample: true },
      { name: 'the renewal is written, its event not marked', at: after.commit('payments'), first: 'jobs' },
    ],
  },
  {
    name: 'during a renewal that fails and is paid later, each of which is reported once:',
    flow: 'recovery',
    cases: [
      { name: 'the failure is about to be written', at: before.commit('payments'), first: 'jobs' },
      { name: 'the failure is written, its event not marked', at: after.commit('payments'), first: 'jobs' },
      { name: 'the payment is about to be written', at: second(before.commit('payments')), first: 'jobs' },
      {
        name: 'the payment is written, its event not marked',
        at: second(after.commit('payments')),
        first: 'jobs',
        sample: true,
      },
    ],
  },
]
