import { Problem } from '#domain/problems.ts'
import { offerOnSale } from '#server/catalogue/offers.ts'
import { contentHash } from '#server/platform/crypto/content-hash.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { endOrder } from './end-order.ts'
import { type OpenedAttempt, openAttempt } from './open-attempt.ts'
import { attemptStatus } from './order-attempt.ts'
import type { PlacedOrder, PlaceOrderInput } from './order-call.ts'
import { findOrderRequest } from './order-request.ts'
import { payAttempt } from './pay-attempt.ts'
import { emailExistingSubscriber, emailOrderLink } from './tell-subscribed.ts'

/**
 * Places an order and begins to pay it. The order and the buyer's consent are committed before the provider is called;
 * the provider is called outside of any transaction; only its own answer makes the order paid. The same key again gives
 * the same answer and never a second payment.
 * @throws Problem
 */
export async function placeOrder(services: Services, call: PlaceOrderInput): Promise<PlacedOrder> {
  const content = contentHash(call.request)
  const known = await findOrderRequest(services.db, { key: call.key, leadId: call.leadId, content })
  const { opened, isOurs, isNew } =
    known === null ? await open(services, call, content) : { opened: known, isOurs: false, isNew: false }
  const next = await payAttempt(services, opened, isOurs, call.log)
  const { order: state, reason: declined } = await attemptStatus(services.db, opened)
  return { id: opened.orderId, secret: opened.secret, state, next, isNew, declined }
}

type Opened = { readonly opened: OpenedAttempt; readonly isOurs: boolean; readonly isNew: boolean }

/** Each try but the first follows the end of another order of the same person. */
const TRIES = 3

async function open(services: Services, call: PlaceOrderInput, content: Buffer): Promise<Opened> {
  const { db, config, payments } = services
  const { leadId, request } = call
  const livemode = config.paymentsEnv === 'live'
  const offer = await offerOnSale(db, request.productId, livemode)
  if (offer === undefined) throw new Problem('PRODUCT_UNKNOWN', 'productId')
  for (let tried = 0; tried < TRIES; tried++) {
    const now = services.now()
    const outcome = await inTransaction(db, async (trx) => {
      const opening = await openAttempt(trx, { ...call, offer, payments, content, now })
      if (opening.kind === 'subscribed' && opening.ownerId !== leadId)
        await emailExistingSubscriber(trx, services, opening.ownerId, now)
      if (opening.kind === 'unproven') {
        if (opening.ownerId === null) await emailOrderLink(trx, services, leadId, now)
        else await emailExistingSubscriber(trx, services, opening.ownerId, now)
      }
      return opening
    })
    if (outcome.kind === 'opened') return outcome
    if (outcome.kind === 'subscribed') throw new Problem('ALREADY_SUBSCRIBED')
    if (outcome.kind === 'unproven') throw new Problem('MAILBOX_FIRST')
    await endOrder(services, outcome.other.leadId, outcome.other.orderId)
  }
  throw new Problem('SERVICE_UNAVAILABLE')
}
