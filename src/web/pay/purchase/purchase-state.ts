import type { NextStep, OrderReply } from '#domain/api/orders.ts'
import { type DeclineReason, declineReasons } from '#domain/billing/order.ts'
import { problems } from '#domain/problems.ts'
import type { Outcome } from '#web/device/request.ts'
import { isTransient } from '#web/device/transient.ts'

/** The state of a purchase as shown to its buyer. */
export type PurchaseState =
  | { readonly kind: 'idle' }
  /** It was sent, and the page was left before a reply came. */
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'sending' }
  /** The server cannot be reached; the purchase is sent again automatically. */
  | { readonly kind: 'unreachable'; readonly tries: number; readonly isTrying: boolean }
  | { readonly kind: 'declined'; readonly code: DeclineReason; readonly message: string }
  | { readonly kind: 'price_changed' }
  /** The terms are newer than this page, which has to be reloaded. */
  | { readonly kind: 'terms_outdated' }
  | { readonly kind: 'already_subscribed' }
  /** The buyer has to continue with an emailed link: the address is already known from elsewhere. */
  | { readonly kind: 'mailbox_first' }
  /** The server does not know the buyer. */
  | { readonly kind: 'unconfirmed' }
  /** The server has older answers than this device. */
  | { readonly kind: 'answers_changed' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The buyer left the wallet's window without approving. */
  | { readonly kind: 'left' }
  | { readonly kind: 'placed'; readonly next: NextStep }

export type PurchaseEvent =
  /** The page was opened with a purchase whose reply was lost. */
  | { readonly kind: 'interruption_found' }
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'answered'
      readonly outcome: Outcome<OrderReply>
      readonly isPageOutdated: boolean
      /** Whether the form or window that pays the order still waits for it; a provider's has given up by the second attempt. */
      readonly isAwaited: boolean
    }
  /** The buyer does not want to wait for the next attempt. */
  | { readonly kind: 'stopped' }
  /** The form was changed, so a message about it no longer applies. */
  | { readonly kind: 'changed' }
  /** A placed order was not approved by its buyer, who is back at the form. */
  | { readonly kind: 'reopened'; readonly declined: DeclineReason | null }
  /** The window of a wallet was closed without approving the placed order. */
  | { readonly kind: 'left' }

/** Whether nothing is paid today and the card for the renewals is still missing: a bank may refuse the first card. */
const isCardToCome = ({ state, next }: OrderReply): boolean => state === 'paid' && next.kind === 'confirm_card'

/** Whether the reply is final, so that the key is used up; otherwise the next attempt repeats the same purchase. */
export const isFinal = (outcome: Outcome<OrderReply>): boolean =>
  outcome.kind === 'ok' ? !isCardToCome(outcome.value) : !isTransient(outcome)

/** Whether a purchase is in progress: nothing may be changed and no second purchase may begin. */
export const isInProgress = ({ kind }: PurchaseState): boolean =>
  kind === 'sending' || kind === 'unreachable' || kind === 'placed'

function afterRefusal(code: string, message: string, isPageOutdated: boolean): PurchaseState {
  const decline = declineReasons.find((reason) => reason === code)
  if (decline !== undefined) return { kind: 'declined', code: decline, message: problems[decline].say }
  switch (code) {
    case 'PRICE_CHANGED':
      return { kind: isPageOutdated ? 'terms_outdated' : 'price_changed' }
    case 'ALREADY_SUBSCRIBED':
      return { kind: 'already_subscribed' }
    case 'MAILBOX_FIRST':
      return { kind: 'mailbox_first' }
    case 'TOKEN_INVALID':
      return { kind: 'unconfirmed' }
    default:
      return { kind: 'refused', message: message === '' ? problems.UNEXPECTED.say : message }
  }
}

export function nextPurchaseState(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  switch (event.kind) {
    case 'interruption_found':
      return { kind: 'interrupted' }
    case 'sent':
      return state.kind === 'unreachable' ? { ...state, isTrying: true } : { kind: 'sending' }
    case 'answered': {
      const { outcome } = event
      if (outcome.kind === 'ok') {
        const { next } = outcome.value
        const isInForm = next.kind === 'confirm_card' || next.kind === 'approve_wallet'
        return isInForm && !event.isAwaited ? { kind: 'interrupted' } : { kind: 'placed', next }
      }
      if (outcome.kind === 'refused') return afterRefusal(outcome.code, outcome.message, event.isPageOutdated)
      // A buyer who has stopped waiting does not wait again for an attempt that was still in flight.
      if (state.kind === 'interrupted') return state
      return { kind: 'unreachable', tries: state.kind === 'unreachable' ? state.tries + 1 : 1, isTrying: false }
    }
    case 'stopped':
      return state.kind === 'unreachable' ? { kind: 'interrupted' } : state
    case 'changed':
      return state.kind === 'declined' || state.kind === 'refused' || state.kind === 'left' ? { kind: 'idle' } : state
    case 'reopened':
      if (state.kind !== 'placed') return state
      if (event.declined === null) return { kind: 'idle' }
      return { kind: 'declined', code: event.declined, message: problems[event.declined].say }
    case 'left':
      return state.kind === 'placed' ? { kind: 'left' } : state
  }
}

/** Milliseconds until the next attempt, by the number of attempts so far; the last pause repeats. */
export function retryDelayMs(tries: number): number {
  const pauses = [2_000, 4_000, 8_000, 15_000] as const
  return pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0]
}
