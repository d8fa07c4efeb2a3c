import {
  AccountingQuery,
  AccountingReply,
  DisputeParams,
  DisputeRatesReply,
  DisputesReply,
  EvidenceReply,
  FailedWorkReply,
  FindingParams,
  FindingsReply,
  FraudWarningsReply,
  JobParams,
  NoteRequest,
  PayoutsQuery,
  PayoutsReply,
  PhotoServiceReply,
  SafetyDecisionsReply,
  SharedProductParams,
  SharedProductsReply,
  WaitingReply,
  WaitingWorkReply,
  WebhookParams,
} from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { periodOf } from '#server/figures/asked-period.ts'
import { figuresSource } from '#server/figures/figures-source.ts'
import { readDisputeRates } from '#server/figures/read-dispute-rates.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { actIdOf, actRefusals, type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import { accounting } from './accounting.ts'
import { ANSWER_DISPUTE, evidenceOf, listDisputes, openDispute, SEND_EVIDENCE, sendEvidence } from './disputes.ts'
import { failedWork, queueOfFailed, retryJob, retryWebhook } from './failed-work.ts'
import { openFindings, resolveFinding } from './findings.ts'
import { listFraudWarnings } from './fraud-warnings.ts'
import { payouts } from './payouts.ts'
import { photoService } from './photo-service.ts'
import { safetyDecisions } from './safety-decisions.ts'
import { listSharedProducts, removeSharedProduct } from './shared-products.ts'
import { countWaiting } from './waiting.ts'
import { waitingWork } from './waiting-work.ts'

const headers = IdempotencyHeader
const reads = refusals('QUERY_INVALID', ...consoleRefusals)

/** Routes for other work that needs a person: disputes, findings and failed jobs; and for accounting. */
export function operationRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const { db } = services
  const config = { operatorRole: 'customers' } as const
  return async (app) => {
    app.get(
      consoleRoutes.waiting,
      {
        schema: { summary: 'How many things are waiting for an operator', response: { 200: WaitingReply, ...reads } },
        config,
      },
      () => countWaiting(services),
    )

    app.get(
      consoleRoutes.disputes,
      { schema: { summary: 'Disputes with their deadlines', response: { 200: DisputesReply, ...reads } }, config },
      () => listDisputes(db),
    )

    app.get(
      consoleRoutes.disputeRates,
      {
        schema: {
          summary: 'Disputes by month and card brand, beside the limits of the card schemes',
          response: { 200: DisputeRatesReply, ...reads },
        },
        config,
      },
      () => readDisputeRates(figuresSource(services)),
    )

    app.get(
      consoleRoutes.fraudWarnings,
      {
        schema: {
          summary: 'Payments that card issuers reported as fraud, and what the rule made of them',
          response: { 200: FraudWarningsReply, ...reads },
        },
        config,
      },
      () => listFraudWarnings(services),
    )

    const evidence = {
      summary: 'The stored evidence about a disputed payment, as a text to send',
      params: DisputeParams,
      response: { 200: EvidenceReply, ...refusals('DISPUTE_UNKNOWN', 'QUERY_INVALID', ...consoleRefusals) },
    }
    app.get(consoleRoutes.disputeEvidence, { schema: evidence, config }, (request) =>
      evidenceOf(db, request.params.charge),
    )

    const answering = {
      summary: 'Note that a dispute was answered at the provider',
      ...{ params: DisputeParams, headers, body: NoteRequest },
      response: { 200: DisputesReply, ...refusals('DISPUTE_UNKNOWN', ...actRefusals) },
    }
    app.post(consoleRoutes.disputeAnswered, { schema: answering, config }, async (request) => {
      const { charge } = request.params
      const { leadId } = await openDispute(db, charge)
      const doing = { action: ANSWER_DISPUTE, subject: charge, leadId, detail: request.body.note }
      return gate.act(request, doing, () => listDisputes(db))
    })

    const sending = {
      summary: 'Send the stored evidence about a dispute to the provider',
      ...{ params: DisputeParams, headers },
      response: {
        200: DisputesReply,
        ...refusals('DISPUTE_UNKNOWN', 'DISPUTE_REFUSED', 'DISPUTE_NOT_SENT', ...actRefusals),
      },
    }
    app.post(consoleRoutes.disputeSent, { schema: sending, config }, async (request) => {
      const { charge } = request.params
      const { leadId } = await openDispute(db, charge)
      await gate.act(request, { action: SEND_EVIDENCE, subject: charge, leadId }, () =>
        sendEvidence(services, charge, actIdOf(request)),
      )
      return listDisputes(db)
    })

    app.get(
      consoleRoutes.findings,
      {
        schema: { summary: 'Contradictions that reconciliation found', response: { 200: FindingsReply, ...reads } },
        config,
      },
      () => openFindings(db),
    )

    const resolving = {
      summary: 'Mark a finding as settled',
      ...{ params: FindingParams, headers, body: NoteRequest },
      response: { 200: FindingsReply, ...refusals('FINDING_UNKNOWN', ...actRefusals) },
    }
    app.post(consoleRoutes.findingResolved, { schema: resolving, config }, async (request) => {
      const { id } = request.params
      await gate.act(request, { action: 'settle finding', subject: id, detail: request.body.note }, () =>
        resolveFinding(db, id, services.now()),
      )
      return openFindings(db)
    })

    app.get(
      consoleRoutes.failedWork,
      {
        schema: { summary: 'Jobs and webhooks that failed for good', response: { 200: FailedWorkReply, ...reads } },
        config,
      },
      () => failedWork(services),
    )

    app.get(
      consoleRoutes.waitingWork,
      {
        schema: {
          summary: 'How long work that runs by itself has been waiting',
          response: { 200: WaitingWorkReply, ...reads },
        },
        config,
      },
      () => waitingWork(services),
    )

    app.get(
      consoleRoutes.photoService,
      {
        schema: {
          summary: 'How the endpoint that reads photos is doing',
          response: { 200: PhotoServiceReply, ...reads },
        },
        config,
      },
      () => photoService(services),
    )

    app.get(
      consoleRoutes.safetyDecisions,
      {
        schema: {
          summary: 'How many members got more food or a hold for safety lately, by reason',
          response: { 200: SafetyDecisionsReply, ...reads },
        },
        config,
      },
      () => safetyDecisions(services),
    )

    app.get(
      consoleRoutes.sharedProducts,
      {
        schema: {
          summary: 'Products whose figures members agreed on',
          response: { 200: SharedProductsReply, ...reads },
        },
        config,
      },
      () => listSharedProducts(db),
    )

    const removing = {
      summary: 'Take back what members agreed on about a product',
      ...{ params: SharedProductParams, headers, body: NoteRequest },
      response: { 200: SharedProductsReply, ...refusals('SHARED_PRODUCT_UNKNOWN', ...actRefusals) },
    }
    app.post(consoleRoutes.sharedProductRemoved, { schema: removing, config }, async (request) => {
      const { gtin } = request.params
      await gate.act(request, { action: 'remove shared product', subject: gtin, detail: request.body.note }, () =>
        removeSharedProduct(db, gtin, services.now()),
      )
      return listSharedProducts(db)
    })

    const retrying = {
      summary: 'Try a failed job again',
      ...{ params: JobParams, headers },
      response: { 200: FailedWorkReply, ...refusals('JOB_UNKNOWN', ...actRefusals) },
    }
    app.post(consoleRoutes.jobRetry, { schema: retrying, config }, async (request) => {
      const { id } = request.params
      const queue = await queueOfFailed(services, id)
      await gate.act(request, { action: 'retry job', subject: id, detail: queue }, () => retryJob(services, id))
      return failedWork(services)
    })

    const ringing = {
      summary: 'Process a failed webhook again',
      ...{ params: WebhookParams, headers },
      response: { 200: FailedWorkReply, ...refusals('JOB_UNKNOWN', ...actRefusals) },
    }
    app.post(consoleRoutes.webhookRetry, { schema: ringing, config }, async (request) => {
      const { provider, event } = request.params
      await gate.act(request, { action: 'retry webhook', subject: event, detail: provider }, () =>
        retryWebhook(services, provider, event),
      )
      return failedWork(services)
    })

    const reporting = {
      summary: 'Receipts and credit notes of a period, one by one or by day, with net, tax and fee',
      querystring: AccountingQuery,
      response: { 200: AccountingReply, ...reads },
    }
    app.get(consoleRoutes.accounting, { schema: reporting, config: { operatorRole: 'prices' } }, (request) =>
      accounting(db, { ...request.query, ...periodOf(request.query) }, services.config.paymentsEnv === 'live'),
    )

    const payingOut = {
      summary: 'Payouts of the providers to the bank in a period',
      querystring: PayoutsQuery,
      response: { 200: PayoutsReply, ...reads },
    }
    app.get(consoleRoutes.payouts, { schema: payingOut, config: { operatorRole: 'prices' } }, (request) =>
      payouts(services.payments, periodOf(request.query), (provider, error) =>
        request.log.warn({ provider, error: describeError(error) }, 'payouts could not be read'),
      ),
    )
  }
}
