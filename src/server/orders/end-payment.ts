import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '#server/http/services.ts'
import type { Attempt } from '#server/orders/attempt.ts'
import { settleOrder } from '#server/orders/settle-order.ts'
import { standingOf } from '#server/orders/standing.ts'
import { attemptKeyOf } from '#server/payments/provider.ts'

/** ms within which a payment in the air usually gets its answer. */
const PATIENCE = 2000
const GLANCE = 50

/**
 * Brings a payment that is in the air to its end, so that another may begin: lets it have its answer where that may
 * still come, else makes sure that it never will be taken. Afterwards it has either gone through or is void.
 */
export async function endPayment(services: Services, attempt: Attempt): Promise<void> {
  for (;;) {
    const { payment, startedAt, amount } = await standingOf(services.db, attempt)
    if (payment === 'succeeded' || payment === 'declined') return
    if (services.now().getTime() - startedAt.getTime() > PATIENCE) {
      const attemptKey = attemptKeyOf(attempt.orderId, attempt.attempt)
      await settleOrder(services, attempt, await services.payments.voidPurchase({ attemptKey, amount }))
      return
    }
    await wait(GLANCE)
  }
}
