import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import {
  agreedDays,
  agreedRenewal,
  awaitsYes,
  decidedFrom,
  isRaise,
  noticeFrom,
  noticeUntil,
  remindedFrom,
} from './agreed-price.ts'
import { graceDaysOf } from './grace.ts'
import type { Purchase } from './purchase.ts'
import { isLive } from './subscription.ts'

export const noticeKinds = [
  'intro_ending',
  'renewal_reminder',
  'payment_failed_again',
  'payment_failed_last',
  'yearly',
  'price_change',
  'price_change_again',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** A notice about a subscription. There is at most one of each kind per period, and one of each kind per new price. */
export type Notice = {
  readonly kind: NoticeKind
  /** A day, or the id of the price announcement it is about. */
  readonly period: string
  readonly dueAt: Date
  /** After this moment it is too late to send it. */
  readonly until?: Date
}

/**
 * Days before the first charge at the regular price. The card networks require seven, and a job sends the notice some
 * time after it is due, so there is a day to spare. A first period of a week is too short for that: its receipt names
 * the price and the day, and this notice is sent in addition.
 */
const introEndingBefore = (firstDays: number): number => (firstDays >= ANNOUNCED_FROM_DAYS ? 8 : 2)
/** Days before a renewal. Five are required, so there is a day to spare. */
const RENEWAL_BEFORE = 6
/** Days after a renewal became due. */
const FAILED_AGAIN_AFTER = 3
/** Renewals more frequent than this are not announced each time; the receipt does that. */
const ANNOUNCED_FROM_DAYS = 28
const DAYS_PER_YEAR = 365

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The period of the notices about a renewal that has not been paid since then. */
export const unpaidPeriod = (pastDueSince: Date): string => dayOf(pastDueSince)

/** The notice of a new price, sent once, and a reminder if the customer has not consented. */
function priceNotices({ proposal, subscription, endingBecause }: Purchase): readonly Notice[] {
  if (proposal === null || subscription?.cancelAtPeriodEnd === true || endingBecause !== null) return []
  const { changeId: period, notifiedAt } = proposal
  if (notifiedAt === null)
    return [{ kind: 'price_change', period, dueAt: noticeFrom(proposal), until: noticeUntil(proposal) }]
  if (!isRaise(proposal)) return []
  return [
    { kind: 'price_change_again', period, dueAt: remindedFrom(proposal, notifiedAt), until: decidedFrom(proposal) },
  ]
}

/** Every notice to be sent about a subscription in its current state, with the moment from which it is due. */
export function noticesOf(purchase: Purchase): readonly Notice[] {
  const { agreement, subscription, charges } = purchase
  if (subscription === null || !isLive(subscription)) return []
  const { period, phase, cancelAtPeriodEnd, pastDueSince, state } = subscription
  const notices: Notice[] = [...priceNotices(purchase)]
  // If a renewal waits for consent to its price, that notice is sent instead.
  if (period !== null && !cancelAtPeriodEnd && state === 'active' && !awaitsYes(purchase)) {
    const key = dayOf(period.end)
    const isAnotherNext = phase === 'intro' && agreedRenewal(agreement, period.end).minor !== agreement.first.minor
    if (isAnotherNext)
      notices.push({
        kind: 'intro_ending',
        period: key,
        dueAt: plusDays(period.end, -introEndingBefore(agreement.firstDays)),
      })
    else if (agreedDays(agreement, period.end) >= ANNOUNCED_FROM_DAYS)
      notices.push({ kind: 'renewal_reminder', period: key, dueAt: plusDays(period.end, -RENEWAL_BEFORE) })
  }
  if (pastDueSince !== null && state === 'past_due') {
    const key = unpaidPeriod(pastDueSince)
    notices.push({ kind: 'payment_failed_again', period: key, dueAt: plusDays(pastDueSince, FAILED_AGAIN_AFTER) })
    const { lastNotice } = graceDaysOf(agreement.provider)
    notices.push({ kind: 'payment_failed_last', period: key, dueAt: plusDays(pastDueSince, lastNotice) })
  }
  const [first] = charges.filter((charge) => charge.state === 'succeeded' && !charge.isDuplicate)
  if (first !== undefined && period !== null) {
    const years = Math.floor((period.end.getTime() - first.at.getTime()) / MS_PER_DAY / DAYS_PER_YEAR)
    for (let year = 1; year <= years; year++) {
      const dueAt = plusDays(first.at, year * DAYS_PER_YEAR)
      notices.push({ kind: 'yearly', period: dayOf(dueAt), dueAt })
    }
  }
  return notices
}

/** The notices that are due now. Which ones were already sent is stored elsewhere. */
export const noticesDue = (purchase: Purchase, now: Date): readonly Notice[] =>
  noticesOf(purchase).filter(({ dueAt, until }) => dueAt <= now && (until === undefined || now <= until))
