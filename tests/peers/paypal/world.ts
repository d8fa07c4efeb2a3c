import { randomBytes } from 'node:crypto'

export type Amount = { readonly currency_code: string; readonly value: string }
export type Cycle = {
  readonly tenure_type: 'TRIAL' | 'REGULAR'
  readonly sequence: number
  readonly total_cycles: number
  readonly frequency: { readonly interval_unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'; readonly interval_count: number }
  readonly pricing_scheme: { readonly fixed_price: Amount }
}
export type Plan = {
  readonly id: string
  status: 'CREATED' | 'ACTIVE' | 'INACTIVE'
  readonly billing_cycles: readonly Cycle[]
  readonly payment_preferences: { readonly payment_failure_threshold: number }
}

export type Status = 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'
/** What the account behind an approval does: pays, never pays, pays once only, or complains on the third day. */
export type Account = 'good' | 'empty' | 'pays_once' | 'complains' | 'slow'

export type Subscription = {
  readonly id: string
  readonly planId: string
  readonly customId: string | null
  /** The account that pays. */
  payerId: string
  /** As agreed at the beginning, with what was overridden or revised. */
  cycles: readonly Cycle[]
  /** What the buyer is asked to agree to, under the token of its page. */
  revision: { readonly token: string; readonly cycles: readonly Cycle[]; readonly returnUrl: string } | null
  /** A price that was set for it, and the first moment at which it is billed. */
  set: { readonly cycles: readonly Cycle[]; readonly from: Date } | null
  readonly createdAt: Date
  status: Status
  changedAt: Date
  account: Account
  startedAt: Date | null
  nextAt: Date | null
  /** Cycles that were paid. */
  paid: number
  failures: number
}

export type Payment = {
  readonly id: string
  readonly subscriptionId: string
  readonly amount: Amount
  readonly at: Date
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
}
export type Refund = {
  readonly id: string
  readonly paymentId: string
  readonly amount: Amount
  readonly at: Date
  readonly invoiceId: string | null
  readonly status: 'COMPLETED' | 'PENDING'
}
export type Dispute = {
  readonly id: string
  readonly paymentId: string
  readonly at: Date
  stage: 'INQUIRY' | 'CHARGEBACK'
  status: 'OPEN' | 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED'
  outcome: string | null
}
export type PeerEvent = {
  readonly id: string
  readonly event_type: string
  readonly create_time: string
  readonly resource: Readonly<Record<string, unknown>>
}

/** Everything that the stand-in remembers. */
export type World = {
  /** The clock of whoever looks. */
  readonly now: () => Date
  readonly plans: Map<string, Plan>
  readonly subscriptions: Map<string, Subscription>
  readonly payments: Map<string, Payment>
  readonly refunds: Map<string, Refund>
  readonly disputes: Map<string, Dispute>
  /** Oldest first. */
  readonly events: PeerEvent[]
  readonly settings: { searchLagHours: number; maySearch: boolean; pageSize: number }
}

export const newWorld = (now: () => Date): World => ({
  now,
  plans: new Map(),
  subscriptions: new Map(),
  payments: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  events: [],
  settings: { searchLagHours: 0, maySearch: true, pageSize: 100 },
})

/** Letters and digits as PayPal makes them: 17 for whatever moves money. */
export const newId = (length = 17): string => randomBytes(length).toString('hex').toUpperCase().slice(0, length)

/** Seconds are as exact as PayPal gets. */
export const moment = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

export const cents = ({ value }: Amount): number => Math.round(Number(value) * 100)
export const dollars = (minor: number): Amount => ({ currency_code: 'USD', value: (minor / 100).toFixed(2) })

/** The member of a map, which is known to be there. */
export function present<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id)
  if (found === undefined) throw new Error(`the stand-in has no ${id}`)
  return found
}
