import type Stripe from 'stripe'
import { type Collected, collect, failPayment, succeed } from './objects/collect.ts'
import { closeDispute, escalateDispute, openDispute } from './objects/disputes.ts'
import { recordEvent } from './objects/events.ts'
import { warnOfFraud } from './objects/fraud-warnings.ts'
import { intentOf } from './objects/payment-intents.ts'
import { addMethod } from './objects/payment-methods.ts'
import { createRefund, failRefund, settleRefund } from './objects/refunds.ts'
import { found, invalid } from './refusal.ts'
import type { CardName } from './test-cards.ts'
import { newestFirst, type World } from './world.ts'

/** @throws StripeRefusal for an unknown client secret */
function intentBy(world: World, clientSecret: string): Stripe.PaymentIntent {
  const intent = [...world.intents.values()].find(({ client_secret }) => client_secret === clientSecret)
  if (intent === undefined) throw invalid('No such payment_intent.', { code: 'resource_missing' }, 404)
  return intent
}

const open: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** What buyers do in the browser and at their bank, and what banks do later. */
export const buyerIn = (world: World) => ({
  /** Confirms a payment with a card; the same fingerprint is the same card number. */
  confirm(clientSecret: string, card: CardName, fingerprint?: string): Collected {
    const setup = [...world.setups.values()].find(({ client_secret }) => client_secret === clientSecret)
    if (setup !== undefined) {
      setup.status = 'succeeded'
      for (const each of world.subscriptions.values())
        if (each.pending_setup_intent === setup.id) {
          each.default_payment_method = addMethod(world, card, String(setup.customer)).id
          each.pending_setup_intent = null
          recordEvent(world, 'customer.subscription.updated', each)
        }
      return { kind: 'succeeded' }
    }
    const intent = intentBy(world, clientSecret)
    if (!open.includes(intent.status))
      throw invalid('This payment cannot be confirmed any more.', { code: 'payment_intent_unexpected_state' })
    return collect(world, intent, addMethod(world, card, String(intent.customer), fingerprint), 'present')
  },
  /** Answers the bank's question about a payment. */
  answerBank(clientSecret: string, approves: boolean): Collected {
    const intent = intentBy(world, clientSecret)
    const method = found('PaymentMethod', world.methods, String(intent.payment_method))
    if (intent.status !== 'requires_action') throw invalid('The bank asks nothing.')
    return approves
      ? succeed(world, intent, method)
      : failPayment(world, intent, { code: 'payment_intent_authentication_failure' })
  },
  /** Adds another card in the customer portal. */
  giveCard(portal: string, card: CardName): void {
    const customer = found('customer', world.customers, portal.split('/').at(-1) ?? '')
    customer.invoice_settings.default_payment_method = addMethod(world, card, customer.id).id
    recordEvent(world, 'customer.updated', customer)
  },
  /** Pays an open invoice on its own page. */
  payInvoice(page: string, card: CardName): Collected {
    const invoice = found('invoice', world.invoices, page.split('/').at(-1) ?? '')
    const intent = intentOf(world, invoice.id)
    if (invoice.status !== 'open' || intent === undefined) throw invalid('This invoice cannot be paid any more.')
    return collect(world, intent, addMethod(world, card, String(intent.customer)), 'present')
  },
  /** Opens a dispute about the charge of an invoice, or only an inquiry. */
  complain(invoice: string, status: 'needs_response' | 'warning_needs_response' = 'needs_response'): Stripe.Dispute {
    const charge = found('charge', world.charges, String(intentOf(world, invoice)?.latest_charge))
    return openDispute(world, charge, status)
  },
  /** The card issuer reports the charge of an invoice as fraud, without a dispute. */
  reportFraud(invoice: string): Stripe.Radar.EarlyFraudWarning {
    return warnOfFraud(world, found('charge', world.charges, String(intentOf(world, invoice)?.latest_charge)))
  },
  escalateComplaint: (dispute: Stripe.Dispute): void => escalateDispute(world, dispute),
  settleComplaint: (dispute: Stripe.Dispute, status: 'won' | 'lost'): void => closeDispute(world, dispute, status),
  /** The operator refunds in Stripe's dashboard. */
  refundInDashboard(invoice: string, amount: number): void {
    createRefund(world, { payment_intent: intentOf(world, invoice)?.id ?? '', amount })
  },
  /** The bank pays out every pending refund. */
  settleRefunds(): void {
    for (const refund of world.refunds.values()) if (refund.status === 'pending') settleRefund(world, refund)
  },
  /** The bank returns the newest refund. */
  bounceRefund(): void {
    const [newest] = newestFirst(world.refunds)
    if (newest !== undefined) failRefund(world, newest)
  },
})
export type Buyer = ReturnType<typeof buyerIn>
