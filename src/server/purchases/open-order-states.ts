import type { OrderState } from '#domain/billing/order.ts'

/** States of an order that may still be paid in the ordinary way. A person has one such order at most. */
export const openOrderStates = [
  'draft',
  'awaiting_payment',
  'requires_action',
  'processing',
  'failed',
] as const satisfies readonly OrderState[]

export const isOpen = (state: OrderState): boolean => openOrderStates.some((open) => open === state)
