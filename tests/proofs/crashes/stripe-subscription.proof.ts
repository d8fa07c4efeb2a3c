import { afterAll } from 'vitest'
import { crashTests } from '#tests/crashes/crash-tests.ts'
import { stripeSubscription } from '#tests/crashes/stripe/stripe-cases.ts'
import { startStripeEnvironment } from '#tests/crashes/stripe/stripe-environment.ts'
import { stripeFlows } from '#tests/crashes/stripe/stripe-flows.ts'
import { freshDatabase } from '#tests/integration/fresh-database.ts'

const { environment, peer } = await startStripeEnvironment(await freshDatabase())
afterAll(environment.stop)

crashTests(environment, stripeFlows(peer), stripeSubscription, 'every case')
