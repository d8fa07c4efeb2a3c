import type Stripe from 'stripe'
import type { World } from '../world.ts'
import { recordEvent } from './events.ts'

/** The fee for a charge: 2.9 % and 30 minor units, as for cards in the United States. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30

type Booking = Pick<Stripe.BalanceTransaction, 'amount' | 'fee' | 'currency' | 'source' | 'type' | 'reporting_category'>

/** Adds a balance transaction. Together they are the seller's balance. */
export function book(world: World, booking: Booking): Stripe.BalanceTransaction {
  const { amount, fee, currency } = booking
  const entry: Stripe.BalanceTransaction = {
    ...booking,
    id: world.newId('txn'),
    object: 'balance_transaction',
    available_on: world.now() + 2 * 86_400,
    balance_type: 'payments',
    created: world.now(),
    description: null,
    exchange_rate: null,
    fee_details: [{ amount: fee, application: null, currency, description: null, type: 'stripe_fee' }],
    net: amount - fee,
    status: 'pending',
  }
  world.books.set(entry.id, entry)
  return entry
}

/** Adds a paid charge to the balance transactions, with its fee. */
export function enterInBooks(world: World, charge: Stripe.Charge): void {
  const { amount, currency, id: source } = charge
  const entry = book(world, {
    amount,
    fee: feeOf(amount),
    currency,
    source,
    type: 'charge',
    reporting_category: 'charge',
  })
  charge.balance_transaction = entry.id
}

/** The seller's balance in a currency, in minor units. */
export const balanceOf = (world: World, currency: string): number =>
  [...world.books.values()].reduce((sum, entry) => sum + (entry.currency === currency ? entry.net : 0), 0)

/** Adds the charges whose balance transaction was delayed, as happens some time after a payment. */
export function enterLateCharges(world: World): void {
  for (const charge of world.charges.values()) {
    if (!charge.paid || charge.balance_transaction !== null) continue
    enterInBooks(world, charge)
    recordEvent(world, 'charge.updated', charge)
  }
}

/** Money on its way to the seller's bank account. */
export function addPayout(world: World, { amount, currency, status, arrives }: PaidOut): Stripe.Payout {
  const payout: Stripe.Payout = {
    id: world.newId('po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: Math.floor(arrives.getTime() / 1000),
    automatic: true,
    balance_transaction: null,
    created: world.now(),
    currency,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: world.livemode,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status,
    trace_id: null,
    type: 'bank_account',
  }
  world.payouts.set(payout.id, payout)
  const booked = { currency, fee: 0, source: payout.id, reporting_category: 'payout' } as const
  if (status !== 'failed' && status !== 'canceled') book(world, { ...booked, amount: -amount, type: 'payout' })
  return payout
}

type PaidOut = {
  readonly amount: number
  readonly currency: string
  readonly status: 'paid' | 'pending' | 'in_transit' | 'canceled' | 'failed'
  readonly arrives: Date
}

/** Newest first, within a range of creation times. */
export function listPayouts(world: World, { created }: Stripe.PayoutListParams): Stripe.Payout[] {
  const range = typeof created === 'object' ? created : {}
  return [...world.payouts.values()]
    .reverse()
    .filter((payout) => payout.created >= (range.gte ?? 0) && payout.created < (range.lt ?? Number.POSITIVE_INFINITY))
}
