import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'

/** A next charge that its provider makes on another day than it would have. */
export type ChargeMove = { readonly from: Date; readonly to: Date }

/** Days between a paid period and the next: open and free, or a pause, in which nothing is open. */
export type ObservedMove = ChargeMove & { readonly kind: 'free_days' | 'pause' }

/** The longest pause: three months of 31 days. */
export const MAX_PAUSE_DAYS = 93

/** Providers may bill at another hour of the day. */
const SAME_DAY_MS = 12 * MS_PER_HOUR

/**
 * Until when a period that ends at `end` lasts with the days after it, oldest move first. Providers report the end of a period up
 * to a day apart.
 */
export function endWithMoves(end: Date, moves: readonly ChargeMove[]): Date {
  return moves.reduce((until, { from, to }) => (isSame(until, from, MS_PER_DAY) ? to : until), end)
}

/** The moves after which the plan stays open. */
export const freeDaysOf = (moves: readonly ObservedMove[]): readonly ChargeMove[] =>
  moves.filter(({ kind }) => kind === 'free_days')

const isSame = (one: Date, other: Date, within: number): boolean => Math.abs(one.getTime() - other.getTime()) < within

/** A pause: the paid days end at `from`, and the charge that opens the plan again comes at `until`. */
export type Pause = { readonly from: Date; readonly until: Date }

/** The pause before the next charge, even if its first day is still to come; null if there is none. */
export function pauseBefore(nextCharge: Date, moves: readonly ObservedMove[]): Pause | null {
  const last = moves.at(-1)
  if (last?.kind !== 'pause' || last.to <= last.from || !isSame(last.to, nextCharge, MS_PER_DAY)) return null
  return { from: last.from, until: nextCharge }
}

/**
 * Whether a provider observes a move, from the end of its present period and the starts of the renewals that it charged. After a
 * move to a later day a period that was paid in the meantime ends late as well, and is no proof; after one to an earlier day it
 * is one.
 */
export function isObserved({ from, to }: ChargeMove, end: Date, renewals: readonly Date[]): boolean {
  const early = (day: Date) => day.getTime() - SAME_DAY_MS
  if (to >= from) return end.getTime() >= early(to) && renewals.every((start) => start.getTime() < early(from))
  return isSame(end, to, SAME_DAY_MS) || renewals.some((start) => start.getTime() >= early(to) && start < from)
}
