import type Stripe from 'stripe'
import { ProviderError, type PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { idOf } from './charges.ts'
import { ORDER_ID } from './purchase-snapshot.ts'
import { stripeCall, stripeFind } from './stripe-client.ts'

/**
 * Creates the customer of an order with only the order's id, no personal data (docs/decisions/0050). Stripe stores
 * replies under the key for a day, including its own failures: each attempt needs its own key.
 */
export async function createCustomer(stripe: Stripe, orderId: string, key: string): Promise<string> {
  const { id } = await stripeCall(
    stripe.customers.create({ metadata: { [ORDER_ID]: orderId } }, { idempotencyKey: key }),
  )
  return id
}

/** Deletes a customer with its cards and everything typed with them; invoices stay, as accounting rules require. */
export async function eraseCustomer(stripe: Stripe, { ref, customerRef = null }: PurchaseHandle): Promise<void> {
  const subscription = ref === null ? null : await stripeFind(stripe.subscriptions.retrieve(ref))
  const customers = new Set([customerRef, idOf(subscription?.customer)].filter((id) => id !== null))
  for (const id of customers) await stripeFind(stripe.customers.del(id))
}

/** The customer under which an order may be paid. @throws ProviderError MISCONFIGURED if none was created */
export function customerOf(customerRef: string | null): string {
  if (customerRef === null) throw new ProviderError('MISCONFIGURED', 'An order at Stripe needs a stored customer.')
  return customerRef
}
