import type { OrderReply, OrderView } from '#domain/api/orders.ts'
import { type OrderState, orderStates } from '#domain/billing/order.ts'
import { planKeys } from '#domain/billing/plans.ts'

const isState = (value: unknown): value is OrderState => orderStates.some((state) => state === value)

const isMoment = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

function isOrderReply(value: unknown): value is OrderReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'secret' in value &&
    typeof value.secret === 'string' &&
    'state' in value &&
    isState(value.state)
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
    'sandbox' in value &&
    typeof value.sandbox === 'boolean'
  )
}

/** A foreign reply as the order that was placed; null where it is none. */
export const orderReplyFrom = (reply: unknown): OrderReply | null => (isOrderReply(reply) ? reply : null)

/** A foreign reply as an order to show; null where it is none. */
export const orderViewFrom = (reply: unknown): OrderView | null => (isOrderView(reply) ? reply : null)
