import type { Static } from 'typebox'
import { isFrom } from '#domain/billing/agreed-price.ts'
import { endWithMoves } from '#domain/billing/charge-moves.ts'
import type { ChargeSnapshot, Period } from '#domain/billing/snapshot.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import type { AgreedPeriods } from '#server/platform/payment-provider/provider.ts'
import type { PaypalClient } from './paypal-client.ts'
import { attemptOutcomeOf, moneyFrom } from './paypal-mappings.ts'
import { nextPathIn, type Subscription, type Transaction, Transactions } from './paypal-replies.ts'

/** UTC hour at which PayPal charges a renewal, on the day it is due. */
const BILLING_HOUR = 10
/**
 * PayPal retries a failed payment five and ten days later, and from then on we do each day. Tries closer together than
 * this belong to one charge.
 */
const SAME_CHARGE_MS = 6 * MS_PER_DAY
/**
 * Days of the shortest renewal period that can be sold. The next bill must come later than `SAME_CHARGE_MS` after the
 * days of grace; otherwise the two would count as one charge.
 */
export const LEAST_RENEWAL_DAYS = 23
/** ms by which a renewal may be charged before its period. */
const EARLY_MS = 36 * MS_PER_HOUR

export type PaypalCharge = {
  readonly charge: Omit<ChargeSnapshot, 'refunds' | 'disputes'>
  /** The transaction that was paid; null if none was. */
  readonly paidBy: string | null
  /** Whether PayPal says that it was refunded in part or in full. */
  readonly hasRefunds: boolean
}

type Attempt = {
  readonly id: string
  readonly at: number
  readonly amount: ChargeSnapshot['amount']
  readonly fee: ChargeSnapshot['amount'] | null
  readonly state: ChargeSnapshot['state']
  readonly hasRefunds: boolean
}

/**
 * The end of a period: the first billing hour after its days are over. A period that is longer than promised does no
 * harm.
 */
export function endAfter(start: number, days: number): number {
  const due = start + days * MS_PER_DAY
  const hour = new Date(due).setUTCHours(BILLING_HOUR, 0, 0, 0)
  return hour >= due ? hour : hour + MS_PER_DAY
}

const rank = ({ state }: Attempt): number => (state === 'declined' ? 0 : 1)

function attemptsIn(transactions: readonly Transaction[], unrecognised: string[]): readonly Attempt[] {
  return (
    transactions
      .flatMap(({ id, status, time, amount_with_breakdown: { gross_amount, fee_amount } }): readonly Attempt[] => {
        const collected = attemptOutcomeOf[status]
        const amount = moneyFrom(gross_amount)
        const fee = fee_amount === undefined ? null : moneyFrom(fee_amount)
        const at = Date.parse(time)
        if (collected !== undefined && amount !== null && !Number.isNaN(at))
          return [{ id, at, amount, fee, ...collected }]
        unrecognised.push(`transaction ${collected === undefined ? status : 'without a sum'}`)
        return []
      })
      // PayPal's times are whole seconds; a try that failed came before one that did not.
      .toSorted((a, b) => a.at - b.at || rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
  )
}

/** Groups failed tries with the try after them, one group per charge. */
function seriesOf(tries: readonly Attempt[]): readonly (readonly Attempt[])[] {
  const series: Attempt[][] = []
  for (const each of tries) {
    const open = series.at(-1)
    const before = open?.at(-1)
    if (before?.state === 'declined' && each.at - before.at <= SAME_CHARGE_MS) open?.push(each)
    else series.push([each])
  }
  return series
}

/**
 * The charges of a subscription, oldest first. PayPal lists tries without periods, so the periods are derived from the
 * times of the tries. `isOver`: there will be no more tries.
 */
export function chargesOf(
  transactions: readonly Transaction[],
  { firstDays, renewalDays, changes, moves = [] }: AgreedPeriods,
  isOver: boolean,
): { readonly charges: readonly PaypalCharge[]; readonly unrecognised: readonly string[] } {
  const unrecognised: string[] = []
  const series = seriesOf(attemptsIn(transactions, unrecognised))
  const charges: PaypalCharge[] = []
  /** End of the last period that was paid or is pending; null before the first. */
  let paidEnd: number | null = null
  /** The same with the free days or the pause after it. */
  let paidUntil = 0

  /** Length in ms of the period that begins at `start`. */
  const lengthFrom = (start: number): number => {
    const chosen = changes.findLast(({ from }) => isFrom(new Date(start), from))
    return (chosen?.days ?? renewalDays) * MS_PER_DAY
  }
  const periodAt = (at: number): Period => {
    if (paidEnd === null) return { start: new Date(at), end: new Date(endAfter(at, firstDays)) }
    // A pause that was ended early: what is charged within it opens the plan at once.
    const isEarly = paidEnd - EARLY_MS <= at && at + EARLY_MS < paidUntil
    let start = isEarly ? Math.max(at, paidEnd) : paidUntil
    while (start + lengthFrom(start) <= at + EARLY_MS) start += lengthFrom(start)
    return { start: new Date(start), end: new Date(start + lengthFrom(start)) }
  }

  for (const [place, tries] of series.entries()) {
    const [first, last] = [tries[0], tries.at(-1)]
    if (first === undefined || last === undefined) continue
    const period = periodAt(last.at)
    const isDeclined = last.state === 'declined'
    const state = isDeclined && (isOver || place < series.length - 1) ? 'void' : last.state
    charges.push({
      paidBy: last.state === 'succeeded' ? last.id : null,
      hasRefunds: last.hasRefunds,
      charge: {
        ref: first.id,
        kind: paidEnd === null ? 'initial' : 'renewal',
        amount: last.amount,
        ...(last.state === 'succeeded' && last.fee !== null ? { fee: last.fee } : {}),
        period,
        state,
        reason: state === 'declined' ? 'PAYMENT_DECLINED' : null,
        card: null,
        wallet: null,
        at: new Date(last.at),
      },
    })
    if (isDeclined) continue
    paidEnd = period.end.getTime()
    paidUntil = endWithMoves(period.end, moves).getTime()
  }
  return { charges, unrecognised }
}

const MAX_PAGES = 50

/** Every try to charge a subscription, in no particular order. */
export async function transactionsOf(
  client: PaypalClient,
  { id, create_time }: Subscription,
  now: Date,
  unrecognised: string[],
): Promise<readonly Transaction[]> {
  const begin = create_time === undefined ? now.getTime() - 3650 * MS_PER_DAY : Date.parse(create_time) - MS_PER_DAY
  const query = new URLSearchParams({ start_time: new Date(begin).toISOString(), end_time: now.toISOString() })
  const listed: Transaction[] = []
  let path: string | null = `/v1/billing/subscriptions/${encodeURIComponent(id)}/transactions?${query}`
  for (let page = 0; path !== null && page < MAX_PAGES; page++) {
    const found: Static<typeof Transactions> = await client.ask({ method: 'GET', path, reply: Transactions })
    listed.push(...(found.transactions ?? []))
    path = nextPathIn(found)
  }
  if (path !== null) unrecognised.push('more transactions than are read')
  return listed
}
