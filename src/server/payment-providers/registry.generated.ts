// Collected from the folders of `providerNames` by `npm run docs`; a house test compares.
import type { PaymentAdapter } from '#server/platform/config/payment-adapter.ts'
import { paypalAdapter } from './paypal/paypal-adapter.ts'
import { sandboxAdapter } from './sandbox/sandbox-adapter.ts'
import { stripeAdapter } from './stripe/stripe-adapter.ts'

/** Every payment provider that this version can use. How one is added: CONTRIBUTING.md. */
export const paymentAdapters: readonly PaymentAdapter[] = [sandboxAdapter, stripeAdapter, paypalAdapter]
