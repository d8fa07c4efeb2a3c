import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import type { PlannedFaults } from '#tests/peers/planned-faults.ts'
import type { Buyer } from '#tests/peers/stripe/buyer.ts'
import { catchUp } from '#tests/peers/stripe/catch-up.ts'
import { StripeRefusal } from '#tests/peers/stripe/refusal.ts'
import type { World } from '#tests/peers/stripe/world.ts'
import { answerBrowser } from './browser-endpoint.ts'
import { expanded } from './expand.ts'
import { parseForm } from './form-body.ts'
import type { Answer, Idempotency } from './idempotency.ts'
import { type Route, routeOf } from './routes.ts'
import type { Validate } from './schemas.ts'

/** Faults of a call. After a commit the change was made, and only its reply is lost. */
export type Fault =
  | 'error_before_commit'
  | 'error_after_commit'
  | 'silence_after_commit'
  | 'cut_after_commit'
  | 'half_a_body'
  | 'conflict'
  | 'rate_limit'
  | 'forbidden'
  | 'lock_timeout'
  | 'slow'

export type Faults = PlannedFaults<Fault>

type ServerContext = {
  readonly world: World
  readonly validate: Validate
  readonly idempotency: Idempotency
  readonly faults: Faults
  readonly buyer: Buyer
  /** All received calls, such as `POST /v1/customers`, with key and content. */
  readonly calls: Call[]
}
export type Call = { readonly call: string; readonly key: string | null; readonly content: string }

const refuse = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
})

/** The HTTP server. Every failure is answered with an error in Stripe's format. */
export function createStripeServer(context: ServerContext): Server {
  return createServer((request, reply) => {
    answer(context, request, reply).catch((error: unknown) => {
      send(reply, refuse(500, 'api_error', error instanceof Error ? (error.stack ?? '') : 'unknown'))
    })
  })
}

function send(reply: ServerResponse, { status, body, headers }: Answer): void {
  reply.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in', ...headers })
  reply.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

async function answer(context: ServerContext, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const { pathname, search } = new URL(url, 'http://stripe')
  const text = await textOf(request)
  catchUp(context.world)
  if (pathname.startsWith('/browser/')) {
    answerBrowser(context.buyer, { method, pathname, text }, reply)
    return
  }
  const { authorization = '', 'idempotency-key': key, 'stripe-version': version } = request.headers
  const known = routeOf(method, pathname)
  if (!/^Bearer sk_test_\S+$/.test(authorization)) {
    send(reply, refuse(401, 'invalid_request_error', 'Invalid API Key provided.'))
  } else if (context.world.settings.revokedKeys.has(authorization.slice('Bearer '.length))) {
    send(reply, expiredKey)
  } else if (version !== undefined && version !== Stripe.API_VERSION) {
    send(reply, refuse(400, 'invalid_request_error', `Invalid Stripe API version: ${String(version)}`))
  } else if (typeof key === 'string' && key.length > KEY_MAX) {
    send(reply, refuse(400, 'invalid_request_error', 'Idempotency keys are at most 255 characters.'))
  } else if (known === null) {
    send(reply, refuse(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${pathname}).`))
  } else {
    const asked = {
      ...known,
      key: typeof key === 'string' ? key : null,
      content: method === 'POST' ? text : search.slice(1),
    }
    context.calls.push({ call: known.route.call, key: asked.key, content: asked.content })
    const fault = context.faults.next(known.route.call)
    respond(reply, before[fault ?? 'none'] ?? (await execute(context, asked, fault)), fault)
  }
}

/** Maximum characters of an idempotency key. */
const KEY_MAX = 255

const expiredKey: Answer = {
  status: 401,
  body: { error: { type: 'invalid_request_error', code: 'api_key_expired', message: 'Expired API Key provided.' } },
}

const internalError: Answer = refuse(500, 'api_error', 'An unknown error occurred.')

/** Faults that change nothing and are refused before anything is stored under a key. */
const before: Readonly<Record<string, Answer>> = {
  rate_limit: { ...refuse(429, 'rate_limit_error', 'Too many requests.'), headers: { 'retry-after': '30' } },
  lock_timeout: {
    status: 429,
    body: {
      error: {
        type: 'invalid_request_error',
        code: 'lock_timeout',
        message: 'This object cannot be accessed right now because another API request is accessing it.',
      },
    },
  },
  forbidden: refuse(403, 'invalid_request_error', 'The provided key does not have the required permissions.'),
  conflict: refuse(409, 'idempotency_error', 'The request conflicts with another.'),
}

type PeerRequest = { readonly route: Route; readonly id: string; readonly key: string | null; readonly content: string }

/** Executes a call, once for each idempotency key. */
async function execute(context: ServerContext, asked: PeerRequest, fault: Fault | null): Promise<Answer> {
  const { route, id, key, content } = asked
  // Stripe ignores keys of other methods.
  if (key === null || !route.call.startsWith('POST')) return executed(context, asked, fault)
  try {
    const said = context.idempotency.begin(key, `${route.call} ${id} ${content}`)
    if (said !== null) return { ...said, headers: { 'idempotent-replayed': 'true' } }
  } catch (error) {
    return refusalIn(error)
  }
  if (fault === 'slow') await wait(50)
  const done = executed(context, asked, fault)
  // Invalid parameters have no effect.
  if (done.status === 400 && JSON.stringify(done.body).includes('"parameter_')) context.idempotency.release(key)
  else context.idempotency.keep(key, done)
  return done
}

/**
 * Runs a call. Its own failures are replies like any other: Stripe stores them under the key, and repeats them for a
 * day.
 */
function executed(context: ServerContext, asked: PeerRequest, fault: Fault | null): Answer {
  if (fault === 'error_before_commit') return internalError
  const done = perform(context, asked)
  return fault === 'error_after_commit' ? internalError : done
}

function perform({ world, validate }: ServerContext, { route, id, content }: PeerRequest): Answer {
  try {
    const raw = parseForm(content)
    const paths = Array.isArray(raw['expand']) ? raw['expand'].map(String) : []
    return { status: 200, body: expanded(world, route.handle(world, validate, raw, id), paths) }
  } catch (error) {
    return refusalIn(error)
  }
}

function refusalIn(error: unknown): Answer {
  if (error instanceof StripeRefusal) return { status: error.status, body: error.body }
  throw error
}

/** Sends a reply, or loses it according to the fault. */
function respond(reply: ServerResponse, done: Answer, fault: Fault | null): void {
  switch (fault) {
    case 'silence_after_commit':
      break
    case 'cut_after_commit':
      reply.destroy()
      break
    case 'half_a_body': {
      const text = JSON.stringify(done.body)
      reply.writeHead(done.status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      reply.write(text.slice(0, text.length / 2), () => reply.destroy())
      break
    }
    default:
      send(reply, done)
  }
}
