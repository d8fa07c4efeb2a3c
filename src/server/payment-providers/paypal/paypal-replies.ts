import { type Static, Type } from 'typebox'

// The parts of PayPal's replies that are read. Its objects may gain fields, and names and addresses of customers are
// left out.

const Amount = Type.Object({ currency_code: Type.String(), value: Type.String() })
const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T' })
const Links = Type.Optional(Type.Array(Type.Object({ rel: Type.String(), href: Type.String() })))

/** The path of the next page of a list; null after the last page. Only path and query are used: we choose the host. */
export function nextPathIn({ links = [] }: { readonly links?: Static<typeof Links> }): string | null {
  const next = links.find(({ rel }) => rel === 'next')
  if (next === undefined) return null
  const { pathname, search } = new URL(next.href, 'https://api-m.paypal.com')
  return pathname + search
}

export const Token = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  /** Seconds. */
  expires_in: Type.Number({ minimum: 0 }),
})

export const ErrorReply = Type.Object({
  name: Type.Optional(Type.String()),
  details: Type.Optional(Type.Array(Type.Object({ issue: Type.Optional(Type.String()) }))),
})

const BillingCycles = Type.Array(
  Type.Object({
    tenure_type: Type.String(),
    sequence: Type.Integer(),
    total_cycles: Type.Optional(Type.Integer()),
    frequency: Type.Object({ interval_unit: Type.String(), interval_count: Type.Optional(Type.Integer()) }),
    pricing_scheme: Type.Optional(Type.Object({ fixed_price: Type.Optional(Amount) })),
  }),
)

export const Subscription = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.String(),
  plan_id: Type.Optional(Type.String()),
  custom_id: Type.Optional(Type.String()),
  /** Present once the buyer has approved. */
  subscriber: Type.Optional(Type.Object({ payer_id: Type.Optional(Type.String()) })),
  create_time: Type.Optional(Moment),
  status_update_time: Type.Optional(Moment),
  /** The plan as it is charged, with its overrides; present if it was requested. */
  plan: Type.Optional(Type.Object({ billing_cycles: Type.Optional(BillingCycles) })),
  billing_info: Type.Optional(
    Type.Object({
      next_billing_time: Type.Optional(Moment),
      /** What was not paid after the last retry. */
      outstanding_balance: Type.Optional(Amount),
      failed_payments_count: Type.Optional(Type.Number()),
      last_failed_payment: Type.Optional(
        Type.Object({ time: Type.Optional(Moment), next_payment_retry_time: Type.Optional(Moment) }),
      ),
    }),
  ),
})
export type Subscription = Static<typeof Subscription>

/** Its link with `approve` is the page where the buyer approves the change. */
export const Revision = Type.Object({ links: Links })

export const Subscriptions = Type.Object({ subscriptions: Type.Optional(Type.Array(Subscription)), links: Links })

export const Plan = Type.Object({
  id: Type.String(),
  status: Type.Optional(Type.String()),
  billing_cycles: BillingCycles,
})
export type Plan = Static<typeof Plan>

export const Transaction = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.String(),
  time: Moment,
  amount_with_breakdown: Type.Object({ gross_amount: Amount, fee_amount: Type.Optional(Amount) }),
})
export type Transaction = Static<typeof Transaction>

export const Transactions = Type.Object({ transactions: Type.Optional(Type.Array(Transaction)), links: Links })

/** A collected balance; empty while PayPal has yet to decide. */
export const Capture = Type.Union([Type.Object({ status: Type.Optional(Type.String()) }), Type.Null()])

export const Refund = Type.Object({ id: Type.String({ minLength: 1 }), status: Type.String() })

/** A payment of a subscription, which PayPal calls a sale; it names its subscription. */
export const Sale = Type.Object({
  billing_agreement_id: Type.Optional(Type.String()),
  custom: Type.Optional(Type.String()),
})

export const Disputes = Type.Object({
  items: Type.Optional(
    Type.Array(
      Type.Object({
        dispute_id: Type.String({ minLength: 1 }),
        status: Type.String(),
        dispute_life_cycle_stage: Type.Optional(Type.String()),
        seller_response_due_date: Type.Optional(Type.String()),
        create_time: Type.Optional(Moment),
        update_time: Type.Optional(Moment),
        reason: Type.Optional(Type.String()),
        dispute_amount: Type.Optional(Amount),
      }),
    ),
  ),
  links: Links,
})

export const DisputeDetail = Type.Object({
  disputed_transactions: Type.Optional(
    Type.Array(Type.Object({ seller_transaction_id: Type.Optional(Type.String()) })),
  ),
  dispute_outcome: Type.Optional(
    Type.Object({ outcome_code: Type.Optional(Type.String()), amount_refunded: Type.Optional(Amount) }),
  ),
  /** What the dispute moved, with fees. */
  fund_movements: Type.Optional(
    Type.Array(
      Type.Object({
        party: Type.Optional(Type.String()),
        reason: Type.Optional(Type.String()),
        amount: Type.Optional(Amount),
      }),
    ),
  ),
})

export const Movement = Type.Object({
  transaction_id: Type.String(),
  transaction_event_code: Type.String(),
  transaction_status: Type.Optional(Type.String()),
  transaction_amount: Type.Optional(Amount),
  transaction_initiation_date: Type.Optional(Moment),
  paypal_reference_id: Type.Optional(Type.String()),
  paypal_reference_id_type: Type.Optional(Type.String()),
  invoice_id: Type.Optional(Type.String()),
})
export type Movement = Static<typeof Movement>

export const Movements = Type.Object({
  transaction_details: Type.Optional(Type.Array(Type.Object({ transaction_info: Movement }))),
  total_pages: Type.Optional(Type.Integer()),
})

export const Verification = Type.Object({ verification_status: Type.String() })

/** For calls whose reply does not matter. */
export const Anything = Type.Unknown()
