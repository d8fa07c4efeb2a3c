import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { MANAGE_SECRET, routes } from '#domain/api/routes.ts'
import {
  AgreeToPriceRequest,
  CardChangeReply,
  ChoosePlanRequest,
  ReceiptView,
  ResumeSubscriptionRequest,
  SubscriptionView,
} from '#domain/api/subscription.ts'
import { Problem } from '#domain/problem.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { identifyFirst } from '#server/http/identify-first.ts'
import { ManageHeader } from '#server/http/manage-header.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { seenFrom } from '#server/http/seen-from.ts'
import { bearerToken, leadOfToken } from '#server/leads/authentication.ts'
import { isManageLinkSince, leadOfManageLink } from '#server/leads/email-links.ts'
import { leadsOfSession } from '#server/leads/person.ts'
import { sessionFinder } from '#server/leads/session-of-request.ts'
import { freshSince, isFresh } from '#server/leads/sessions.ts'
import type { Services } from '#server/services.ts'
import { agreeToPrice } from './agree-to-price.ts'
import {
  cancelSubscription,
  changeCard,
  type OwnerRequest,
  resumeSubscription,
  withdrawSubscription,
} from './change-subscription.ts'
import { choosePlan, keepPlan } from './choose-plan.ts'
import { endOwnPause } from './pause-billing.ts'
import { payOwed } from './pay-owed.ts'
import { refreshPendingApproval } from './price-change-view.ts'
import { viewReceipt } from './view-receipt.ts'
import { viewSubscription } from './view-subscription.ts'

const owned = { security: [{ bearer: [] }], headers: ManageHeader }
const ownersRefusals = ['TOKEN_INVALID', 'SESSION_NEEDED', 'MANAGE_LINK_INVALID', 'SUBSCRIPTION_UNKNOWN'] as const

const changing = (summary: string, ...codes: readonly ProblemCode[]) => ({
  schema: { summary, ...owned, response: { 200: SubscriptionView, ...refusals(...ownersRefusals, ...codes) } },
})

/** The subscription, for the customer's session or the link in any email about money, which opens nothing else. */
export function subscriptionRoutes(services: Services): FastifyPluginAsyncTypebox {
  const findSession = sessionFinder(services)
  async function ownerOf(request: Pick<FastifyRequest, 'headers'>): Promise<string> {
    const secret = request.headers[MANAGE_SECRET]
    if (typeof secret === 'string') return leadOfManageLink(services.db, secret, services.now())
    const session = await findSession(request)
    if (session !== null) return session.leadId
    // The questionnaire's token only reveals that its lead has bought nothing.
    const leadId = await leadOfToken(services, bearerToken(request.headers.authorization))
    const bought = await services.db
      .selectFrom('subscriptions')
      .select('id')
      .where('lead_id', '=', leadId)
      .executeTakeFirst()
    throw new Problem(bought === undefined ? 'SUBSCRIPTION_UNKNOWN' : 'SESSION_NEEDED')
  }
  /** Refunding money requires a link that was emailed or opened within the last minutes. */
  async function freshOwnerOf(request: FastifyRequest): Promise<string> {
    const leadId = await ownerOf(request)
    const now = services.now()
    const secret = request.headers[MANAGE_SECRET]
    if (typeof secret === 'string' && (await isManageLinkSince(services.db, secret, freshSince(now), now)))
      return leadId
    const session = await findSession(request)
    if (session !== null && isFresh(session, now) && (await leadsOfSession(services.db, session)).includes(leadId))
      return leadId
    logSecurityEvent(request.log, 'fresh link missing', leadId)
    throw new Problem('FRESH_LINK_NEEDED')
  }
  const ownerRequestOf = async (
    request: FastifyRequest,
    owner: (request: FastifyRequest) => Promise<string> = ownerOf,
  ): Promise<OwnerRequest> => ({
    leadId: await owner(request),
    userAgent: request.headers['user-agent'] ?? '',
    seenFrom: seenFrom(request),
    log: request.log,
  })

  return async (app) => {
    identifyFirst(app, ownerOf)
    app.get(routes.subscription, changing('The subscription, for its owner'), async (request) => {
      const leadId = await ownerOf(request)
      await refreshPendingApproval(services, leadId, request.log)
      return viewSubscription(services, leadId)
    })

    app.post(
      routes.subscriptionCancel,
      changing('Cancel all renewals; the paid period stays open', 'SUBSCRIPTION_OVER'),
      async (request) => {
        const owner = await ownerRequestOf(request)
        await cancelSubscription(services, owner)
        return viewSubscription(services, owner.leadId)
      },
    )

    app.post(
      routes.subscriptionWithdraw,
      changing(
        'Withdraw from the contract within 14 days and get a full refund',
        'SUBSCRIPTION_OVER',
        'WITHDRAWAL_OVER',
        'FRESH_LINK_NEEDED',
      ),
      async (request) => {
        const owner = await ownerRequestOf(request, freshOwnerOf)
        await withdrawSubscription(services, owner)
        return viewSubscription(services, owner.leadId)
      },
    )

    const resuming = {
      summary: 'Undo a cancellation',
      ...owned,
      body: ResumeSubscriptionRequest,
      response: {
        200: SubscriptionView,
        ...refusals(...ownersRefusals, ...bodyRefusals, 'SUBSCRIPTION_OVER', 'RESUME_IMPOSSIBLE', 'PRICE_CHANGED'),
      },
    }
    app.post(routes.subscriptionResume, { schema: resuming }, async (request) => {
      const owner = await ownerRequestOf(request)
      await resumeSubscription(services, owner, request.body)
      return viewSubscription(services, owner.leadId)
    })

    const agreeing = {
      summary: 'Agree to a higher price for future renewals',
      ...owned,
      body: AgreeToPriceRequest,
      response: {
        200: SubscriptionView,
        ...refusals(
          ...ownersRefusals,
          ...bodyRefusals,
          'SUBSCRIPTION_OVER',
          'RESUME_IMPOSSIBLE',
          'NO_PRICE_CHANGE',
          'PRICE_CHANGED',
        ),
      },
    }
    app.post(routes.subscriptionPrice, { schema: agreeing }, async (request) => {
      const owner = await ownerRequestOf(request)
      const { disclosureVersion, amountMinor, currency, textHash } = request.body
      await agreeToPrice(services, owner, { disclosureVersion, amount: { minor: amountMinor, currency }, textHash })
      return viewSubscription(services, owner.leadId)
    })

    const choosing = {
      summary: 'Choose another plan for the periods after the paid one',
      ...owned,
      body: ChoosePlanRequest,
      response: {
        200: SubscriptionView,
        ...refusals(
          ...ownersRefusals,
          ...bodyRefusals,
          'SUBSCRIPTION_OVER',
          'PLAN_CHANGE_IMPOSSIBLE',
          'PRODUCT_UNKNOWN',
          'PRICE_CHANGED',
        ),
      },
    }
    app.post(routes.subscriptionPlan, { schema: choosing }, async (request) => {
      const owner = await ownerRequestOf(request)
      await choosePlan(services, owner, request.body)
      return viewSubscription(services, owner.leadId)
    })

    app.post(
      routes.subscriptionKeepPlan,
      changing('Undo a change of plan that has not begun', 'SUBSCRIPTION_OVER', 'PLAN_CHANGE_FIXED'),
      async (request) => {
        const owner = await ownerRequestOf(request)
        await keepPlan(services, owner)
        return viewSubscription(services, owner.leadId)
      },
    )

    app.post(
      routes.subscriptionOwed,
      changing('Pay a renewal that is owed', 'SUBSCRIPTION_OVER', 'NOTHING_TO_PAY', 'OWED_NOT_PAID'),
      async (request) => {
        const owner = await ownerRequestOf(request)
        await payOwed(services, owner)
        return viewSubscription(services, owner.leadId)
      },
    )

    app.post(
      routes.subscriptionPauseEnd,
      changing('End a pause: the next payment comes at once', 'SUBSCRIPTION_OVER', 'PAUSE_NOT_ENDED'),
      async (request) => {
        const { leadId, log } = await ownerRequestOf(request)
        await endOwnPause(services, leadId, log)
        return viewSubscription(services, leadId)
      },
    )

    const givingCard = {
      summary: 'Use another card for future charges',
      ...owned,
      response: { 200: CardChangeReply, ...refusals(...ownersRefusals, 'SUBSCRIPTION_OVER', 'CARD_CHANGE_IMPOSSIBLE') },
    }
    app.post(routes.subscriptionCard, { schema: givingCard }, async (request) =>
      changeCard(services, await ownerOf(request)),
    )

    const receipts = {
      summary: 'The receipt of one payment',
      ...owned,
      params: Type.Object({ receipt: Type.String({ format: 'uuid' }) }),
      response: {
        200: ReceiptView,
        ...refusals('TOKEN_INVALID', 'SESSION_NEEDED', 'MANAGE_LINK_INVALID', 'ORDER_UNKNOWN'),
      },
    }
    app.get(routes.receipt, { schema: receipts }, async (request) =>
      viewReceipt(services, await ownerOf(request), request.params.receipt),
    )
  }
}
