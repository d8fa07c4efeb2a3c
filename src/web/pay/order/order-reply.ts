import type { NextStep, OrderReply, OrderView } from '#domain/api/orders.ts'
import { declineReasons, type OrderState, orderStates } from '#domain/billing/order.ts'
import { planKeys } from '#domain/billing/plans.ts'

const isState = (value: unknown): value is OrderState => orderStates.some((state) => state === value)

const isMoment = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

function isNextStep(value: unknown): value is NextStep {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  switch (value.kind) {
    case 'none':
      return true
    case 'confirm_card':
      return 'clientSecret' in value && typeof value.clientSecret === 'string'
    case 'approve_wallet':
      return 'subscriptionId' in value && typeof value.subscriptionId === 'string'
    case 'challenge':
      return 'url' in value && typeof value.url === 'string'
    default:
      return false
  }
}

function isOrderReply(value: unknown): value is OrderReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'secret' in value &&
    typeof value.secret === 'string' &&
    'state' in value &&
    isState(value.state) &&
    'next' in value &&
    isNextStep(value.next)
  )
}

function isRenewal(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'amountMinor' in value &&
    Number.isInteger(value.amountMinor) &&
    'days' in value &&
    Number.isInteger(value.days) &&
    'on' in value &&
    isMoment(value.on)
  )
}

function isOrderView(value: unknown): value is OrderView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'state' in value &&
    isState(value.state) &&
    'planKey' in value &&
    planKeys.some((key) => key === value.planKey) &&
    'planName' in value &&
    typeof value.planName === 'string' &&
    'amountMinor' in value &&
    Number.isInteger(value.amountMinor) &&
    'currency' in value &&
    typeof value.currency === 'string' &&
    /^[A-Z]{3}$/.test(value.currency) &&
    'paidAt' in value &&
    isMoment(value.paidAt) &&
    'accessUntil' in value &&
    isMoment(value.accessUntil) &&
    'renewal' in value &&
    isRenewal(value.renewal) &&
    'declined' in value &&
    (value.declined === null || declineReasons.some((reason) => reason === value.declined)) &&
    'sandbox' in value &&
    typeof value.sandbox === 'boolean'
  )
}

/** A foreign reply as the order that was placed; null where it is none. */
export const orderReplyFrom = (reply: unknown): OrderReply | null => (isOrderReply(reply) ? reply : null)

/** A foreign reply as an order to show; null where it is none. */
export const orderViewFrom = (reply: unknown): OrderView | null => (isOrderView(reply) ? reply : null)
