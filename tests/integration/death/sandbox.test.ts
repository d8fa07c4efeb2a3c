import { afterAll, describe } from 'vitest'
import { everyPoint } from '#tests/death/every-point.ts'
import { after, before } from '#tests/death/places.ts'
import { sandboxFlows } from '#tests/death/sandbox/sandbox-flows.ts'
import { openSandboxTown } from '#tests/death/sandbox/sandbox-town.ts'
import { freshDatabase } from '../fresh-database.ts'

const town = await openSandboxTown(await freshDatabase())
afterAll(town.stop)

describe('killed with kill -9 during a purchase in the sandbox, it is charged once, told once, and nothing is lost:', () => {
  everyPoint(town, sandboxFlows.purchase, [
    { name: 'the sandbox is about to charge', at: before.commit('sandbox_charges'), first: 'person' },
    { name: 'the sandbox charged, its answer is lost', at: after.commit('sandbox_charges'), first: 'person' },
    { name: 'the sandbox charged, its answer is lost', at: after.commit('sandbox_charges'), first: 'jobs' },
    { name: 'the payment is about to be written', at: before.commit('payments'), first: 'person' },
    { name: 'the payment is written, the buyer not told', at: after.commit('payments'), first: 'person' },
    { name: 'a webhook is written, not answered', at: after.commit('webhook_events'), first: 'jobs' },
  ])
})

describe('killed with kill -9 during a renewal in the sandbox, it is charged, written and told once:', () => {
  everyPoint(town, sandboxFlows.renewal, [
    { name: 'the sandbox charged, its answer is lost', at: after.commit('sandbox_charges'), first: 'jobs' },
    { name: 'the renewal is about to be written', at: before.commit('payments'), first: 'jobs' },
  ])
})

describe('killed with kill -9 during a withdrawal in the sandbox, everything is paid back once:', () => {
  everyPoint(town, sandboxFlows.withdrawal, [
    { name: 'the refund is made, the answer is lost', at: after.commit('sandbox_refunds'), first: 'nobody' },
  ])
})
