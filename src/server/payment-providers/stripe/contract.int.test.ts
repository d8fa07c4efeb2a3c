import { afterAll } from 'vitest'
import { movedChargeContract } from '#server/payment-providers/moved-charge-contract.example.ts'
import { planChangeContract } from '#server/payment-providers/plan-change-contract.example.ts'
import { providerContract } from '#server/payment-providers/provider-contract.example.ts'
import { stripeFixture } from '#tests/peers/stripe/stripe-fixture.ts'

const stage = await stripeFixture()
afterAll(stage.peer.stop)

providerContract(stage)
movedChargeContract(stage)
planChangeContract(stage)
