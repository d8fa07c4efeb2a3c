import {
  planReply,
  refundReply,
  saleReply,
  subscriptionReply,
  subscriptionWithPlanReply,
  transactionReply,
} from '#tests/peers/paypal/objects/replies.ts'
import { type CaptureRequest, captureBalance } from '../objects/capture.ts'
import { type EvidenceRequest, listDisputes, provideEvidence, showDispute } from '../objects/disputes.ts'
import { movements } from '../objects/movements.ts'
import { type RefundRequest, refundPayment } from '../objects/refunds.ts'
import { type Patch, patchSubscription, type ReviseRequest, reviseSubscription } from '../objects/revisions.ts'
import {
  activateSubscription,
  type CreateRequest,
  cancelSubscription,
  createSubscription,
  findSubscription,
} from '../objects/subscriptions.ts'
import { invalid, missing } from '../refusal.ts'
import type { World } from '../world.ts'
import type { ShapeName } from './request-shapes.ts'

export type Request = {
  readonly world: World
  readonly id: string
  readonly query: URLSearchParams
  /** Validated against the schema of its route. */
  readonly content: unknown
}
export type Route = {
  readonly call: string
  readonly path: RegExp
  readonly shape: ShapeName | null
  readonly status: number
  readonly handle: (request: Request) => object | null
}

function transactionsOf({ world, id, query }: Request) {
  findSubscription(world, id)
  const [from, to] = [Date.parse(query.get('start_time') ?? ''), Date.parse(query.get('end_time') ?? '')]
  if (Number.isNaN(from) || Number.isNaN(to)) throw invalid('MISSING_REQUIRED_PARAMETER')
  const all = [...world.payments.values()]
    .filter(({ subscriptionId, at }) => subscriptionId === id && at.getTime() >= from && at.getTime() <= to)
    .toReversed()
  const { pageSize } = world.settings
  const page = Number(query.get('page') ?? '1')
  const next = new URLSearchParams(query)
  next.set('page', String(page + 1))
  const href = `https://api.sandbox.paypal.com/v1/billing/subscriptions/${id}/transactions?${next}`
  return {
    transactions: all.slice((page - 1) * pageSize, page * pageSize).map(transactionReply),
    total_items: all.length,
    total_pages: Math.ceil(all.length / pageSize),
    links: all.length > page * pageSize ? [{ rel: 'next', href }] : [],
  }
}

function subscriptionsIn({ world, query }: Request) {
  const since = Date.parse(query.get('status_updated_after') ?? '')
  const size = Number(query.get('page_size') ?? '10')
  if (Number.isNaN(since) || size > 20) throw invalid('INVALID_PARAMETER_VALUE')
  const page = Number(query.get('page') ?? '1')
  const found = [...world.subscriptions.values()].filter(({ changedAt }) => changedAt.getTime() >= since)
  return { subscriptions: found.slice((page - 1) * size, page * size).map(subscriptionReply), links: [] }
}

const SUBSCRIPTION = '/v1/billing/subscriptions'

/** All routes; the first group of a path is the id. */
export const routes: readonly Route[] = [
  {
    call: `POST ${SUBSCRIPTION}`,
    path: /^\/v1\/billing\/subscriptions$/,
    shape: 'createSubscription',
    status: 201,
    // Validation guarantees this type.
    handle: ({ world, content }) => subscriptionReply(createSubscription(world, content as CreateRequest)),
  },
  {
    call: `GET ${SUBSCRIPTION}`,
    path: /^\/v1\/billing\/subscriptions$/,
    shape: null,
    status: 200,
    handle: subscriptionsIn,
  },
  {
    call: `GET ${SUBSCRIPTION}/:id`,
    path: /^\/v1\/billing\/subscriptions\/([^/]+)$/,
    shape: null,
    status: 200,
    handle: ({ world, id, query }) => {
      const subscription = findSubscription(world, id)
      return query.get('fields') === 'plan' ? subscriptionWithPlanReply(subscription) : subscriptionReply(subscription)
    },
  },
  {
    call: `PATCH ${SUBSCRIPTION}/:id`,
    path: /^\/v1\/billing\/subscriptions\/([^/]+)$/,
    shape: 'patch',
    status: 204,
    handle: ({ world, id, content }) => {
      // Validation guarantees this type.
      patchSubscription(world, id, content as Patch)
      return null
    },
  },
  {
    call: `POST ${SUBSCRIPTION}/:id/revise`,
    path: /^\/v1\/billing\/subscriptions\/([^/]+)\/revise$/,
    shape: 'revise',
    status: 200,
    // Validation guarantees this type.
    handle: ({ world, id, content }) => reviseSubscription(world, id, content as ReviseRequest),
  },
  {
    call: `GET ${SUBSCRIPTION}/:id/transactions`,
    path: /^\/v1\/billing\/subscriptions\/([^/]+)\/transactions$/,
    shape: null,
    status: 200,
    handle: transactionsOf,
  },
  {
    call: `POST ${SUBSCRIPTION}/:id/cancel`,
    path: /^\/v1\/billing\/subscriptions\/([^/]+)\/cancel$/,
    shape: 'reason',
    status: 204,
    handle: ({ world, id }) => {
      cancelSubscription(world, id)
      return null
    },
  },
  {
    call: `POST ${SUBSCRIPTION}/:id/activate`,
    path: /^\/v1\/billing\/subscriptions\/([^/]+)\/activate$/,
    shape: 'reason',
    status: 204,
    handle: ({ world, id }) => {
      activateSubscription(world, id)
      return null
    },
  },
  {
    call: `POST ${SUBSCRIPTION}/:id/capture`,
    path: /^\/v1\/billing\/subscriptions\/([^/]+)\/capture$/,
    shape: 'capture',
    status: 202,
    // Validation guarantees this type.
    handle: ({ world, id, content }) => transactionReply(captureBalance(world, id, content as CaptureRequest)),
  },
  {
    call: 'GET /v1/billing/plans/:id',
    path: /^\/v1\/billing\/plans\/([^/]+)$/,
    shape: null,
    status: 200,
    handle: ({ world, id }) => {
      const plan = world.plans.get(id)
      if (plan === undefined) throw missing()
      return planReply(plan)
    },
  },
  {
    call: 'POST /v2/payments/captures/:id/refund',
    path: /^\/v2\/payments\/captures\/([^/]+)\/refund$/,
    shape: 'refund',
    status: 201,
    // Validation guarantees this type.
    handle: ({ world, id, content }) => refundReply(refundPayment(world, id, content as RefundRequest)),
  },
  {
    call: 'GET /v1/payments/sale/:id',
    path: /^\/v1\/payments\/sale\/([^/]+)$/,
    shape: null,
    status: 200,
    handle: ({ world, id }) => {
      const payment = world.payments.get(id)
      if (payment === undefined) throw missing()
      return saleReply(world, payment)
    },
  },
  {
    call: 'GET /v1/customer/disputes',
    path: /^\/v1\/customer\/disputes$/,
    shape: null,
    status: 200,
    handle: ({ world, query }) => listDisputes(world, query),
  },
  {
    call: 'GET /v1/customer/disputes/:id',
    path: /^\/v1\/customer\/disputes\/([^/]+)$/,
    shape: null,
    status: 200,
    handle: ({ world, id }) => showDispute(world, id),
  },
  {
    call: 'POST /v1/customer/disputes/:id/provide-evidence',
    path: /^\/v1\/customer\/disputes\/([^/]+)\/provide-evidence$/,
    shape: 'evidence',
    status: 200,
    // Validation guarantees this type.
    handle: ({ world, id, content }) => provideEvidence(world, id, content as EvidenceRequest),
  },
  {
    call: 'GET /v1/reporting/transactions',
    path: /^\/v1\/reporting\/transactions$/,
    shape: null,
    status: 200,
    handle: ({ world, query }) => movements(world, query),
  },
]
