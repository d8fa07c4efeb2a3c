import { afterAll } from 'vitest'
import { providerContract } from '#server/payment-providers/provider-contract.example.ts'
import { stripeStage } from '#tests/peers/stripe/stage.ts'

const stage = await stripeStage()
afterAll(stage.peer.stop)

providerContract(stage)
