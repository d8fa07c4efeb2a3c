import { afterAll, describe } from 'vitest'
import { everyPoint } from '#tests/death/every-point.ts'
import { after, before, second } from '#tests/death/places.ts'
import { stripeFlows } from '#tests/death/stripe/stripe-flows.ts'
import { openStripeTown } from '#tests/death/stripe/stripe-town.ts'
import { freshDatabase } from '../fresh-database.ts'

const { town, peer } = await openStripeTown(await freshDatabase())
afterAll(town.stop)
const flows = stripeFlows(peer)

const asksToChange = /^POST \/v1\/subscriptions\/sub_/
const asksToEnd = /^DELETE \/v1\/subscriptions\//
const asksToRefund = /^POST \/v1\/refunds$/

describe('killed with kill -9 during a cancellation, it is kept, asked for and told once:', () => {
  everyPoint(town, flows.cancel, [
    { name: 'the wish is about to be written', at: before.commit('subscriptions', 'audit_log'), first: 'person' },
    { name: 'the wish is written, Stripe not asked', at: after.commit('subscriptions', 'audit_log'), first: 'nobody' },
    { name: 'Stripe is asked', at: before.call(asksToChange), first: 'nobody' },
    { name: 'Stripe has done it, its answer is lost', at: after.call(asksToChange), first: 'nobody' },
    { name: 'it is about to be written', at: before.commit('orders', 'subscriptions'), first: 'nobody' },
    { name: 'it is written, the owner not told', at: after.commit('orders', 'subscriptions'), first: 'person' },
  ])
})

describe('killed with kill -9 while a cancellation is taken back, its consent is kept and it goes on:', () => {
  everyPoint(town, flows.resume, [
    { name: 'consent and wish are about to be written', at: before.commit('consents'), first: 'person' },
    { name: 'consent and wish are written, Stripe not asked', at: after.commit('consents'), first: 'nobody' },
    { name: 'Stripe has done it, its answer is lost', at: after.call(asksToChange), first: 'nobody' },
  ])
})

describe('killed with kill -9 during a withdrawal, everything is paid back once:', () => {
  everyPoint(town, flows.withdrawal, [
    { name: 'it is about to be written', at: before.commit('refunds'), first: 'person' },
    { name: 'it is written, Stripe not asked', at: after.commit('refunds'), first: 'nobody' },
    { name: 'Stripe has ended it, its answer is lost', at: after.call(asksToEnd), first: 'nobody' },
    { name: 'the refund is asked for', at: before.call(asksToRefund), first: 'nobody' },
    { name: 'the refund is made, the answer is lost', at: after.call(asksToRefund), first: 'nobody' },
    { name: 'the refund is about to be written', at: second(before.commit('refunds')), first: 'person' },
  ])
})

describe('killed with kill -9 during a renewal, it is written and told once:', () => {
  everyPoint(town, flows.renewal, [
    { name: 'fetched, not reduced', at: after.call(/^GET \/v1\/invoices\?/), first: 'jobs' },
    { name: 'the renewal is about to be written', at: before.commit('payments'), first: 'jobs' },
    { name: 'the renewal is written, its event not marked', at: after.commit('payments'), first: 'jobs' },
  ])
})

describe('killed with kill -9 during a renewal that fails and is paid later, each is told once:', () => {
  everyPoint(town, flows.recovery, [
    { name: 'the failure is about to be written', at: before.commit('payments'), first: 'jobs' },
    { name: 'the failure is written, its event not marked', at: after.commit('payments'), first: 'jobs' },
    { name: 'the payment is about to be written', at: second(before.commit('payments')), first: 'jobs' },
    { name: 'the payment is written, its event not marked', at: second(after.commit('payments')), first: 'jobs' },
  ])
})
