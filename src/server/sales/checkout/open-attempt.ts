import { dayInUtc } from '#domain/billing/day-words.ts'
import { disclosureLanguage, purchaseText, type ShownOffer } from '#domain/billing/disclosure.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { Problem } from '#domain/problem.ts'
import { couponFor, isUsedUp, redemptions } from '#server/catalogue/coupons.ts'
import { isReturning, isSoldTo, type PersonalPrice, personalPrice } from '#server/catalogue/personal-price.ts'
import { hashOf, newSalt, secretFor } from '#server/platform/crypto/secret.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { hasHistoryElsewhere, liveSubscriptionOf, ownLeads } from '#server/purchases/known-customer.ts'
import { lockLeadsOfEmail } from '#server/purchases/lock-lead.ts'
import { storeConsent } from '#server/purchases/store-consent.ts'
import { openOrderStates } from '#server/purchases/stored-purchase.ts'
import { storePlace } from '#server/purchases/tax-documents.ts'
import {
  type Attempt,
  addOrder,
  findOrderRequest,
  type Opening,
  type Priced,
  startAttempt,
  unsettledAttempt,
  voidAttempt,
} from './order-attempts.ts'
import { validateOrder } from './validate-order.ts'

/** An attempt with the secret that lets its buyer read the order. */
export type OpenedAttempt = Attempt & { readonly secret: string }
export type OpeningOutcome =
  /** `isOurs`: this request started the attempt and calls the provider. */
  | { readonly kind: 'opened'; readonly opened: OpenedAttempt; readonly isOurs: boolean; readonly isNew: boolean }
  /** Another order of this customer may still be paid and has to be ended before. */
  | { readonly kind: 'blocked'; readonly other: { readonly leadId: string; readonly orderId: string } }
  /** The customer already has a plan, under this lead or another one with the same address. */
  | { readonly kind: 'subscribed'; readonly ownerId: string }
  /** The address is known from elsewhere, and the visitor has not proven that it belongs to them. */
  | { readonly kind: 'unproven'; readonly ownerId: string | null }

/**
 * Stores an order, an attempt to pay it and the consent. A customer has at most one unsettled payment: a request for
 * the same plan joins it.
 * @throws Problem
 */
export async function openAttempt(trx: Trx, input: Opening): Promise<OpeningOutcome> {
  const { leadId, offer, now } = input
  const leadsOfEmail = await lockLeadsOfEmail(trx, leadId)
  const known = await findOrderRequest(trx, input)
  if (known !== null) return { kind: 'opened', opened: known, isOurs: false, isNew: false }
  const own = await ownLeads(trx, input)
  const live = await liveSubscriptionOf(trx, leadId, offer.livemode)
  if (live !== null && (input.isProven || own.includes(live.lead_id)))
    return { kind: 'subscribed', ownerId: live.lead_id }
  const price = await priceFor(trx, input)
  validateOrder(input.request, price, shownTo({ request: input.request, price, now }), input.payments, input.tax)
  if (!input.isProven && (await hasHistoryElsewhere(trx, { leadsOfEmail, own }, offer.livemode)))
    return { kind: 'unproven', ownerId: live?.lead_id ?? null }
  const opening: Priced = { ...input, price }

  const open = await trx
    .selectFrom('orders')
    .selectAll()
    .where('lead_id', 'in', leadsOfEmail)
    .where('state', 'in', openOrderStates)
    .executeTakeFirst()
  const isSame =
    open !== undefined &&
    open.lead_id === leadId &&
    open.price_id === offer.priceId &&
    open.first_amount_minor === price.terms.first.minor &&
    open.first_days === price.terms.firstDays &&
    open.coupon_id === (price.coupon?.id ?? null) &&
    open.provider === opening.request.provider &&
    now < open.expires_at
  if (open !== undefined && !isSame) return { kind: 'blocked', other: { leadId: open.lead_id, orderId: open.id } }
  if (open === undefined) await checkCoupon(trx, opening, leadsOfEmail)

  const joined = open === undefined ? null : await joinableAttempt(trx, open.id, opening)
  const attempt = joined ?? (await startAttempt(trx, open?.id ?? (await addOrder(trx, opening)), opening))
  await storeConsent(trx, { leadId, orderId: attempt.orderId, kind: 'purchase', ...consentEvidence(opening) })
  if (input.locale !== undefined) await takeLanguage(trx, leadId, input.locale)
  const order = { lead_id: leadId, id: attempt.orderId }
  await storePlace(trx, order, { source: 'declared', country: input.request.country ?? null }, input.now)
  await storePlace(trx, order, { source: 'network', country: input.networkCountry ?? null }, input.now)
  if (input.isProven) await endUnprovenTokens(trx, leadId, input.now)
  const secret = await storeRequest(trx, attempt, opening)
  return { kind: 'opened', opened: { ...attempt, secret }, isOurs: joined === null, isNew: true }
}

/** A first plan and its emails are in the language of the page on which it was ordered; a member has chosen one since. */
const takeLanguage = (trx: Trx, leadId: string, locale: LocaleTag) =>
  trx
    .updateTable('leads')
    .set({ locale })
    .where('id', '=', leadId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('subscriptions').select('id').where('lead_id', '=', leadId))),
    )
    .execute()

/**
 * Once a buyer with a proven address pays, only they get the plan: visitors who typed the same address on other devices
 * lose their tokens and have to request a link.
 */
const endUnprovenTokens = (trx: Trx, leadId: string, now: Date) =>
  trx
    .updateTable('access_keys')
    .set({ ended_at: now, ended_because: 'bought-by-proven' })
    .where('kind', '=', 'token')
    .where('lead_id', '=', leadId)
    .where('proven_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()

async function priceFor(trx: Trx, { leadId, isProven, request, offer, now }: Opening): Promise<PersonalPrice> {
  const coupon = request.coupon === undefined ? null : await couponFor(trx, request.coupon, offer.key, now)
  const returning = await isReturning(trx, { leadId, isProven }, offer.livemode)
  if (!(await isSoldTo(trx, offer, returning))) throw new Problem('PRODUCT_UNKNOWN', 'productId')
  return personalPrice(offer, coupon, returning, now)
}

/** What the pay page shows for this price today. */
const shownTo = ({ request, price, now }: Pick<Priced, 'request' | 'price' | 'now'>): ShownOffer => ({
  terms: price.terms,
  list: price.list,
  code: price.coupon?.code ?? null,
  today: dayInUtc(now),
  language: disclosureLanguage(request.disclosureVersion) ?? 'en',
})

const consentEvidence = ({ request, price, userAgent, seenFrom, now }: Priced) => ({
  text: purchaseText(shownTo({ request, price, now })),
  disclosureVersion: request.disclosureVersion,
  userAgent,
  seenFrom,
  now,
})

/** The lead's lock serialises parallel orders of one customer, the coupon's lock those of different customers. */
async function checkCoupon(trx: Trx, { price: { coupon } }: Priced, leadsOfEmail: readonly string[]): Promise<void> {
  if (coupon === null) return
  const isUsedUpByCustomer = (await redemptions(trx, coupon.id, leadsOfEmail)) >= coupon.perCustomer
  if (isUsedUpByCustomer) throw new Problem('COUPON_UNKNOWN', 'coupon')
  if (coupon.maxRedemptions === null) return
  await trx.selectFrom('coupons').select('id').where('id', '=', coupon.id).forUpdate().execute()
  if (await isUsedUp(trx, coupon)) throw new Problem('COUPON_UNKNOWN', 'coupon')
}

/**
 * The unsettled attempt that this request joins. An attempt that waits for a buyer who now pays another way is voided
 * instead.
 */
async function joinableAttempt(trx: Trx, orderId: string, { leadId, request, now }: Opening): Promise<Attempt | null> {
  const row = await unsettledAttempt(trx, leadId, orderId)
  if (row === undefined) return null
  const isSameWay =
    row.method === request.method &&
    row.wallet === (request.wallet ?? null) &&
    row.scenario === (request.sandbox?.scenario ?? null)
  if (row.state !== 'waiting' || isSameWay) return { leadId, orderId, attempt: row.attempt }
  await voidAttempt(trx, leadId, orderId, now)
  return null
}

async function storeRequest(trx: Trx, attempt: Attempt, opening: Opening): Promise<string> {
  const salt = newSalt()
  const secret = secretFor(opening.key, salt)
  await trx
    .insertInto('order_requests')
    .values({
      lead_id: attempt.leadId,
      order_id: attempt.orderId,
      attempt: attempt.attempt,
      idempotency_hash: hashOf(opening.key),
      content_hash: opening.content,
      secret_salt: salt,
      secret_hash: hashOf(secret),
      created_at: opening.now,
    })
    .execute()
  return secret
}
