import type { OrderReply, OrderRequest } from '#domain/api/orders.ts'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { Problem } from '#domain/problem.ts'
import { offerOnSale } from '#server/catalogue/offers.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmail, mayBeEmailed } from '#server/email/enqueue-email.ts'
import type { ConsentOrigin } from '#server/http/seen-from.ts'
import { addLink } from '#server/leads/email-links.ts'
import { contentHash } from '#server/platform/crypto/content-hash.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log/log.ts'
import { findSubscription } from '#server/purchases/find-purchase.ts'
import type { Services } from '#server/services.ts'
import { type OpenedAttempt, openAttempt } from './open-attempt.ts'
import { attemptStatus, findOrderRequest } from './order-attempts.ts'
import { payAttempt } from './pay-attempt.ts'
import { endOrder } from './resolve-order.ts'

/** A visitor's request to buy. */
type PlaceOrderInput = {
  readonly leadId: string
  /** Whether the visitor opened a link from an email to the lead's address. */
  readonly isProven: boolean
  readonly key: string
  readonly request: OrderRequest
  readonly userAgent: string
  readonly seenFrom?: ConsentOrigin
  /** The country of the internet address; null if unknown. */
  readonly networkCountry?: string | null
  /** The language of the page. */
  readonly locale?: LocaleTag
  readonly log: Log
}

type PlacedOrder = OrderReply & { readonly isNew: boolean; readonly declined: DeclineReason | null }

/**
 * Places an order and starts its payment. The order and the buyer's consent are committed before the provider is
 * called, outside any transaction; only the provider's own reply makes the order paid. Repeating the key gives the same
 * reply and never a second payment.
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

/** Each try after the first comes after ending another order of the same customer. */
const MAX_TRIES = 3

async function open(services: Services, call: PlaceOrderInput, content: Buffer): Promise<Opened> {
  const { db, config, payments, tax } = services
  const { leadId, request } = call
  const livemode = config.paymentsEnv === 'live'
  const offer = await offerOnSale(db, request.productId, livemode)
  if (offer === undefined) throw new Problem('PRODUCT_UNKNOWN', 'productId')
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const now = services.now()
    const outcome = await inTransaction(db, async (trx) => {
      const opening = await openAttempt(trx, { ...call, offer, payments, tax, content, now })
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

/** Emails the owner of a plan when someone tries to buy a second one under the same address. */
async function emailExistingSubscriber(trx: Trx, services: Services, ownerId: string, now: Date): Promise<void> {
  const { jobs, config } = services
  const { email } = await trx.selectFrom('leads').select('email').where('id', '=', ownerId).executeTakeFirstOrThrow()
  if (!(await mayBeEmailed(trx, services, email, now))) return
  const { subscription } = await findSubscription(trx, ownerId)
  const link = { leadId: ownerId, label: 'already_subscribed', now }
  const alreadySubscribed = renderEmail('already_subscribed', {
    manageLink: config.publicUrl + (await addLink(trx, { ...link, kind: 'manage-link' })).path,
    resumeLink: config.publicUrl + (await addLink(trx, { ...link, kind: 'resume-link' })).path,
    sandbox: subscription.provider === 'sandbox',
  })
  await enqueueEmail(trx, jobs, { leadId: ownerId, recipient: email, email: alreadySubscribed, now })
}

/** Emails a link that proves the address, when a visitor orders under an address that is known from elsewhere. */
async function emailOrderLink(trx: Trx, services: Services, leadId: string, now: Date): Promise<void> {
  const { jobs, config } = services
  const { email } = await trx.selectFrom('leads').select('email').where('id', '=', leadId).executeTakeFirstOrThrow()
  if (!(await mayBeEmailed(trx, services, email, now))) return
  const link = await addLink(trx, { kind: 'sign-in-link', leadId, label: 'order', now })
  const orderLink = renderEmail('sign-in', {
    to: 'order',
    link: config.publicUrl + link.path,
    validUntil: link.expiresAt,
  })
  await enqueueEmail(trx, jobs, { leadId, recipient: email, email: orderLink, now })
}
