import type { DeclineReason, OrderState } from '#domain/billing/order.ts'

/** Where an order and the attempt to pay it stand. */
export type Standing = {
  readonly state: OrderState
  /** Why this attempt was declined; null where it was not. */
  readonly reason: DeclineReason | null
}

/** One attempt to pay one order. */
export type Attempt = {
  readonly leadId: string
  readonly orderId: string
  readonly attempt: number
}
