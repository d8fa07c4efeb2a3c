import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '#server/http/services.ts'
import { describeError } from '#server/log/describe-error.ts'
import type { Attempt } from '#server/orders/attempt.ts'
import { settleOrder } from '#server/orders/settle-order.ts'
import { standingOf } from '#server/orders/standing.ts'
import { attemptKeyOf } from '#server/payments/provider.ts'

/** A payment without an answer for this long, ms, belongs to a request that broke off. */
const STUCK_AFTER = 60_000
const AT_ONCE = 100

/**
 * Asks the provider about payments that were left without an answer, as after a crash. One that the provider never
 * heard of is made void, so that it cannot be charged later without its buyer. Returns how many were settled.
 */
export async function resolvePayments(services: Services, log: FastifyBaseLogger): Promise<number> {
  const stuck = await services.db
    .selectFrom('payments')
    .select(['lead_id as leadId', 'order_id as orderId', 'attempt'])
    .where('state', 'in', ['open', 'pending'])
    .where('created_at', '<', new Date(services.now().getTime() - STUCK_AFTER))
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute()
  let settled = 0
  for (const attempt of stuck) {
    try {
      if (await askAgain(services, attempt)) settled++
    } catch (error) {
      log.error({ error: describeError(error) }, 'a payment could not be resolved')
    }
  }
  return settled
}

async function askAgain(services: Services, attempt: Attempt): Promise<boolean> {
  const { payments, db } = services
  const attemptKey = attemptKeyOf(attempt.orderId, attempt.attempt)
  const known = await payments.fetchPayment(attemptKey)
  const said = known ?? (await payments.voidPurchase({ attemptKey, amount: (await standingOf(db, attempt)).amount }))
  await settleOrder(services, attempt, said)
  return said.kind !== 'pending'
}
