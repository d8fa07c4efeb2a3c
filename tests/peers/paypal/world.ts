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
/**
 * The behaviour of the buyer's account: always pays, never pays, pays only once, opens a dispute on the third day, or
 * pays late.
 */
export type Account = 'good' | 'empty' | 'pays_once' | 'complains' | 'slow'

export type Subscription = {
  readonly id: string
  planId: string
  readonly customId: string | null
  /** The account that pays. */
  payerId: string
  /** The cycles with overrides and revisions. */
  cycles: readonly Cycle[]
  /** The revision that the buyer has to approve, with the token of its page. */
  revision: {
    readonly token: string
    readonly planId: string
    readonly cycles: readonly Cycle[]
    readonly returnUrl: string
  } | null
  /** A newly set price, and the first time at which it is charged. */
  set: { readonly cycles: readonly Cycle[]; readonly from: Date } | null
  /** When the present plan began or begins, and the cycles paid before it; null for the first plan. */
  begun: { readonly at: Date; readonly paid: number } | null
  readonly createdAt: Date
  status: Status
  changedAt: Date
  account: Account
  startedAt: Date | null
  nextAt: Date | null
  /** By how much bills were moved to later days, ms. */
  movedMs: number
  /** Number of paid cycles. */
  paid: number
  /** Cycles that were not paid after their last retry, since the last payment. */
  missed: number
  /** What those cycles cost, in cents. */
  outstanding: number
  /** Failed tries of the current cycle. */
  tries: number
  /** Consecutive cycles that failed. */
  failures: number
  failedAt: Date | null
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
  readonly amount: Amount
  readonly at: Date
  stage: 'INQUIRY' | 'CHARGEBACK'
  status: 'OPEN' | 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED'
  outcome: string | null
  resolvedAt: Date | null
  /** What the seller wrote. */
  evidence: string | null
}
/** Money sent to the seller's bank account, with its event code. */
export type Withdrawal = {
  readonly id: string
  readonly code: 'T0400' | 'T0401' | 'T0403'
  readonly amount: Amount
  readonly at: Date
  readonly status: 'S' | 'P' | 'D'
}
export type PeerEvent = {
  readonly id: string
  readonly event_type: string
  readonly create_time: string
  readonly resource: Readonly<Record<string, unknown>>
}

/** The state of the stand-in. */
export type World = {
  /** The test's clock. */
  readonly now: () => Date
  readonly plans: Map<string, Plan>
  readonly subscriptions: Map<string, Subscription>
  readonly payments: Map<string, Payment>
  readonly refunds: Map<string, Refund>
  readonly disputes: Map<string, Dispute>
  readonly withdrawals: Withdrawal[]
  /** Oldest first. */
  readonly events: PeerEvent[]
  readonly settings: {
    searchLagHours: number
    maySearch: boolean
    pageSize: number
    /** Minutes from an approval to the first payment; 0 for an immediate one. */
    paymentLagMinutes: number
    /** Whether a new day of the next bill is obeyed, and not only accepted. */
    movesBills: boolean
  }
}

export const newWorld = (now: () => Date): World => ({
  now,
  plans: new Map(),
  subscriptions: new Map(),
  payments: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  withdrawals: [],
  events: [],
  settings: { searchLagHours: 0, maySearch: true, pageSize: 100, paymentLagMinutes: 0, movesBills: true },
})

/** An id in PayPal's format: 17 characters for payments and refunds. */
export const newId = (length = 17): string => randomBytes(length).toString('hex').toUpperCase().slice(0, length)

/** PayPal's times are whole seconds. */
export const moment = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

export const cents = ({ value }: Amount): number => Math.round(Number(value) * 100)
export const dollars = (minor: number): Amount => ({ currency_code: 'USD', value: (minor / 100).toFixed(2) })

/** What PayPal keeps of every payment, in cents. */
export const PAYMENT_FEE = 50

/** The entry of a map, which must exist. */
export function present<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id)
  if (found === undefined) throw new Error(`the stand-in has no ${id}`)
  return found
}
