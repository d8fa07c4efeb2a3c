import type { OrderReply } from '#domain/api/orders.ts'
import { IDEMPOTENCY_KEY, routes } from '#domain/api/routes.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { keepOrder } from '#web/pay/kept-order.ts'
import { orderReplyFrom } from '#web/pay/order-reply.ts'
import { forgetAttempt, keepAttempt, type PurchaseAttempt } from '#web/pay/purchase-attempt.ts'
import { isFinal } from '#web/pay/purchase-state.ts'

/**
 * Sends a purchase. The attempt is kept before it goes out and until its final answer, so that leaving the page in
 * between never makes a second purchase of it. The order that comes back is kept on the device.
 */
export async function placeOrder(attempt: PurchaseAttempt): Promise<Outcome<OrderReply>> {
  keepAttempt(attempt)
  const outcome = await request(routes.orders, orderReplyFrom, {
    method: 'POST',
    body: JSON.parse(attempt.content),
    headers: { [IDEMPOTENCY_KEY]: attempt.key },
  })
  if (outcome.kind === 'ok') keepOrder({ ...outcome.value, challenge: challengeOf(outcome.value) })
  if (isFinal(outcome)) forgetAttempt()
  return outcome
}

const challengeOf = ({ next }: OrderReply): string | null => (next.kind === 'challenge' ? next.url : null)
