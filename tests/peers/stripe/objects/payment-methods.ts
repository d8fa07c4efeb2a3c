import type Stripe from 'stripe'
import { type CardName, type TestCard, testCards } from '../test-cards.ts'
import type { World } from '../world.ts'

export const cardOf = (name: CardName): TestCard => testCards[name]

/** A card as the browser's form gives it to Stripe. Its mark is one of its own where it is not told. */
export function addMethod(
  world: World,
  name: CardName,
  customer: string,
  fingerprint = world.newId('fp'),
): Stripe.PaymentMethod {
  const { last4, wallet } = cardOf(name)
  const method: Stripe.PaymentMethod = {
    id: world.newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: wallet === undefined ? null : { type: wallet, dynamic_last4: null },
    },
    created: world.now(),
    customer,
    customer_account: null,
    livemode: world.livemode,
    metadata: {},
    type: 'card',
  }
  world.methods.set(method.id, method)
  world.cards.set(method.id, name)
  return method
}
