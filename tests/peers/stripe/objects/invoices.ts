import type Stripe from 'stripe'
import { found, invalid } from '../refusal.ts'
import { newestFirst, type World } from '../world.ts'
import { recordEvent } from './events.ts'
import { discountOn, lineOf } from './invoice-lines.ts'
import { addIntent, cancelIntent, intentOf, paymentOf } from './payment-intents.ts'
import { itemOf } from './subscription-items.ts'
import { activate, endSubscription } from './subscription-life.ts'

/** The draft invoice of one period. */
export function draftInvoice(
  world: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
): Stripe.Invoice {
  const id = world.newId('in')
  const subtotal = (price.unit_amount ?? 0) * (itemOf(subscription).quantity ?? 1)
  const off = discountOn(world, subscription, subtotal)
  const total = subtotal - off.reduce((sum, { amount }) => sum + amount, 0)
  const invoice: Stripe.Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: world.now(),
    currency: price.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: off.map(({ discount }) => discount),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: [lineOf(world, id, subscription, price, off)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: world.livemode,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: { ...subscription.metadata } },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    period_end: world.now(),
    period_start: world.now(),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: off,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
  world.invoices.set(id, invoice)
  subscription.latest_invoice = id
  recordEvent(world, 'invoice.created', invoice)
  return invoice
}

/** Makes an invoice payable. */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice): void {
  invoice.status = 'open'
  invoice.status_transitions.finalized_at = world.now()
  invoice.hosted_invoice_url = `https://invoice.stripe.com/i/${invoice.id}`
  if (invoice.amount_due > 0) addIntent(world, invoice)
  recordEvent(world, 'invoice.finalized', invoice)
  if (invoice.amount_due === 0) markPaid(world, invoice)
}

export function markPaid(world: World, invoice: Stripe.Invoice): void {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.attempted = true
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = world.now()
  const payment = paymentOf(world, invoice.id)
  if (payment !== undefined) {
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = world.now()
  }
  recordEvent(world, 'invoice.paid', invoice)
  const subscription = subscriptionOf(world, invoice)
  if (subscription !== undefined) activate(world, subscription, invoice)
}

export function subscriptionOf(world: World, { parent }: Stripe.Invoice): Stripe.Subscription | undefined {
  const id = parent?.subscription_details?.subscription
  return typeof id === 'string' ? world.subscriptions.get(id) : undefined
}

/** Voids an invoice. A first invoice ends its subscription. */
export function voidInvoice(world: World, _params: unknown, id: string): Stripe.Invoice {
  const invoice = found('invoice', world.invoices, id)
  if (invoice.status !== 'open') throw invalid("You can only pass in open invoices. This invoice isn't open.")
  invoice.status = 'void'
  invoice.status_transitions.voided_at = world.now()
  const intent = intentOf(world, id)
  if (intent !== undefined) cancelIntent(world, intent)
  recordEvent(world, 'invoice.voided', invoice)
  const subscription = subscriptionOf(world, invoice)
  if (subscription?.status === 'incomplete') endSubscription(world, subscription)
  return invoice
}

/** A valid statement descriptor: 5 to 22 characters with a letter, and none of the forbidden ones. */
const isStatementLine = (text: string): boolean => /^(?=.*[A-Za-z])[^<>\\'"*]{5,22}$/.test(text)

/** Updates a draft. */
export function updateInvoice(world: World, params: Stripe.InvoiceUpdateParams, id: string): Stripe.Invoice {
  const invoice = found('invoice', world.invoices, id)
  if (invoice.status !== 'draft') throw invalid('Finalized invoices cannot be updated in this manner.')
  const { statement_descriptor: line } = params
  if (line !== undefined && !isStatementLine(line))
    throw invalid('Invalid statement descriptor.', { param: 'statement_descriptor' })
  if (line !== undefined) invoice.statement_descriptor = line
  return invoice
}

export const retrieveInvoice = (world: World, _params: unknown, id: string): Stripe.Invoice =>
  found('invoice', world.invoices, id)

export const listInvoices = (world: World, { subscription, status }: Stripe.InvoiceListParams): Stripe.Invoice[] =>
  newestFirst(world.invoices).filter(
    (invoice) =>
      (subscription === undefined || subscriptionOf(world, invoice)?.id === subscription) &&
      (status === undefined || invoice.status === status),
  )

export function listInvoicePayments(
  world: World,
  { invoice, payment }: Stripe.InvoicePaymentListParams,
): Stripe.InvoicePayment[] {
  return newestFirst(world.invoicePayments).filter(
    (each) =>
      (invoice === undefined || each.invoice === invoice) &&
      (payment?.payment_intent === undefined || each.payment.payment_intent === payment.payment_intent),
  )
}
