import { afterAll, describe } from 'vitest'
import { everyPoint } from '#tests/death/every-point.ts'
import { after, before, second } from '#tests/death/places.ts'
import { stripeFlows } from '#tests/death/stripe/stripe-flows.ts'
import { openStripeTown } from '#tests/death/stripe/stripe-town.ts'
import { freshDatabase } from '../fresh-database.ts'

const { town, peer } = await openStripeTown(await freshDatabase())
afterAll(town.stop)
const { purchase } = stripeFlows(peer)

const newOrder = ['orders', 'payment_attempts', 'order_requests'] as const
const takesEvent = /^update "webhook_events" set "tries"/
const marksEvent = /^update "webhook_events" set "state"/
const takesMail = /^select .* from "mails" .* for update/
const marksMail = /^update "mails" set "sent_at"/

describe('killed with kill -9 during a purchase, it is charged once, told once, and nothing is lost:', () => {
  everyPoint(town, purchase, [
    { name: 'the order is about to be written', at: before.commit(...newOrder), first: 'person' },
    { name: 'the order is written, Stripe not asked', at: after.commit(...newOrder), first: 'person' },
    { name: 'the order is written, Stripe not asked', at: after.commit(...newOrder), first: 'jobs' },
    { name: 'Stripe made a customer, its answer is lost', at: after.call(/^POST \/v1\/customers$/), first: 'person' },
    { name: 'the subscription is asked for', at: before.call(/^POST \/v1\/subscriptions$/), first: 'person' },
    { name: 'Stripe made it, its answer is lost', at: after.call(/^POST \/v1\/subscriptions$/), first: 'person' },
    { name: 'Stripe made it, its answer is lost', at: after.call(/^POST \/v1\/subscriptions$/), first: 'jobs' },
    { name: 'the attempt is about to be written', at: before.commit('subscriptions'), first: 'person' },
    { name: 'the attempt is written, the buyer not told', at: after.commit('subscriptions'), first: 'person' },
    { name: 'a webhook is about to be written', at: before.commit('webhook_events'), first: 'jobs' },
    { name: 'a webhook is written, not answered', at: after.commit('webhook_events'), first: 'jobs' },
    { name: 'an event is taken, nobody has looked', at: after.statement(takesEvent), first: 'jobs' },
    { name: 'fetched, not reduced', at: second(after.call(/^GET \/v1\/invoices\?/)), first: 'jobs' },
    { name: 'the payment is about to be written', at: before.commit('payments'), first: 'jobs' },
    { name: 'the payment is written, its event not marked', at: after.commit('payments'), first: 'jobs' },
    { name: 'the event is about to be marked', at: before.statement(marksEvent), first: 'jobs' },
    { name: 'the receipt is written, its job has not run', at: before.statement(takesMail), first: 'jobs' },
    {
      name: 'the receipt is handed over, not marked',
      at: before.statement(marksMail),
      first: 'jobs',
      mayRepeatLetter: true,
    },
    { name: 'the receipt is marked, its job not ended', at: after.commit('mails'), first: 'jobs' },
  ])
})
