import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { catchUp } from '#tests/peers/paypal/objects/billing.ts'
import { Refusal } from '#tests/peers/paypal/refusal.ts'
import type { World } from '#tests/peers/paypal/world.ts'
import type { PlannedFaults } from '#tests/peers/planned-faults.ts'
import { wellFormed } from './request-shapes.ts'
import { type Route, routes } from './routes.ts'
import type { Tokens } from './tokens.ts'

/** Faults of a call. After a commit the change was made, and only its reply is lost. */
export type Fault =
  | 'error_before_commit'
  | 'error_after_commit'
  | 'silence_after_commit'
  | 'cut_after_commit'
  | 'half_a_body'
  | 'conflict'
  | 'rate_limit'
  | 'token_expired'
  | 'slow'

export type Faults = PlannedFaults<Fault>

export type Call = { readonly call: string; readonly key: string | null; readonly content: string }
type ServerContext = {
  readonly world: World
  readonly tokens: Tokens
  readonly faults: Faults
  /** Certificates by their path. */
  readonly certificates: ReadonlyMap<string, string>
  /** Whether these raw bytes were signed, for verification requests. */
  readonly verifies: (text: string) => boolean
  readonly calls: Call[]
}
type Answer = { readonly status: number; readonly body: object | null }

const CERTIFICATES = '/v1/notifications/certs/'
const VERIFY = '/v1/notifications/verify-webhook-signature'

/** The HTTP server. A request id takes effect once. */
export function createPaypalServer(context: ServerContext): Server {
  const done = new Map<string, Answer | 'running'>()
  return createServer((request, reply) => {
    answer(context, done, request, reply).catch((error: unknown) => {
      send(reply, { status: 500, body: { name: 'INTERNAL_SERVER_ERROR', message: String(error) } })
    })
  })
}

function send(reply: ServerResponse, { status, body }: Answer): void {
  reply.writeHead(status, { 'content-type': 'application/json' })
  reply.end(body === null ? undefined : JSON.stringify(body))
}

const refused = (error: unknown): Answer => {
  if (error instanceof Refusal) return { status: error.status, body: error.body }
  throw error
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const unauthorized: Answer = { status: 401, body: { error: 'invalid_token', error_description: 'Token not found.' } }

async function answer(
  context: ServerContext,
  done: Map<string, Answer | 'running'>,
  request: IncomingMessage,
  reply: ServerResponse,
) {
  const { method = 'GET', url = '/', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://paypal')
  const text = await textOf(request)
  const authorization = headers.authorization ?? ''
  catchUp(context.world)
  const certificate = context.certificates.get(pathname.slice(CERTIFICATES.length))
  if (pathname.startsWith(CERTIFICATES) && certificate !== undefined) {
    reply.writeHead(200, { 'content-type': 'text/plain' }).end(certificate)
    return
  }
  const key = typeof headers['paypal-request-id'] === 'string' ? headers['paypal-request-id'] : null
  if (pathname === '/v1/oauth2/token') {
    context.calls.push({ call: 'POST /v1/oauth2/token', key, content: '' })
    const fault = context.faults.next('POST /v1/oauth2/token')
    const token = context.tokens.give(authorization, text)
    const said = token === null ? { status: 401, body: { error: 'invalid_client' } } : { status: 200, body: token }
    return respond(reply, before(fault) ?? said, fault)
  }
  const isVerification = method === 'POST' && pathname === VERIFY
  const route = routes.find((each) => each.call.startsWith(`${method} `) && each.path.test(pathname))
  const call = isVerification ? `POST ${VERIFY}` : (route?.call ?? `${method} ${pathname}`)
  context.calls.push({ call, key, content: text || searchParams.toString() })
  const fault = context.faults.next(call)
  if (fault === 'token_expired') context.tokens.revoke()
  if (!context.tokens.isGood(authorization)) return send(reply, unauthorized)
  if (isVerification) return send(reply, verified(context, text))
  if (route === undefined) return send(reply, { status: 404, body: { name: 'NOT_FOUND' } })
  const early = before(fault)
  if (early !== null) return send(reply, early)
  if (key === null || method === 'GET')
    return respond(reply, perform(context, route, pathname, searchParams, text), fault)
  const name = `${route.call} ${key}`
  const known = done.get(name)
  // A request id in progress is refused, and the caller repeats the request.
  if (known === 'running') return send(reply, conflict)
  if (known === undefined) done.set(name, 'running')
  if (fault === 'slow') await wait(SLOW_MS)
  const said = known ?? perform(context, route, pathname, searchParams, text)
  if (said.status < 400) done.set(name, said)
  else done.delete(name)
  respond(reply, said, fault)
}

function verified({ verifies }: ServerContext, text: string): Answer {
  try {
    wellFormed('verification', JSON.parse(text))
    return { status: 200, body: { verification_status: verifies(text) ? 'SUCCESS' : 'FAILURE' } }
  } catch (error) {
    return refused(error)
  }
}

/** The part `input` of a form with one part, which PayPal takes only as multipart/form-data. */
function inputOf(form: string): string {
  const head = form.indexOf('name="input"')
  const begin = form.indexOf('\r\n\r\n', head) + 4
  return form.startsWith('--') && head > 0 ? form.slice(begin, form.lastIndexOf('\r\n--')) : 'null'
}

function perform(
  { world }: ServerContext,
  route: Route,
  pathname: string,
  query: URLSearchParams,
  text: string,
): Answer {
  try {
    const content: unknown = text === '' ? null : JSON.parse(route.shape === 'evidence' ? inputOf(text) : text)
    if (route.shape !== null) wellFormed(route.shape, content)
    const id = decodeURIComponent(route.path.exec(pathname)?.[1] ?? '')
    return { status: route.status, body: route.handle({ world, id, query, content }) }
  } catch (error) {
    return refused(error)
  }
}

const conflict: Answer = {
  status: 409,
  body: { name: 'RESOURCE_CONFLICT', details: [{ issue: 'DUPLICATE_REQUEST_ID' }] },
}
/** ms that a slow call takes. */
const SLOW_MS = 50

/** Faults without any change. */
function before(fault: Fault | null): Answer | null {
  switch (fault) {
    case 'rate_limit':
      return { status: 429, body: { name: 'RATE_LIMIT_REACHED', message: 'Too many requests.' } }
    case 'conflict':
      return conflict
    case 'error_before_commit':
      return { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } }
    default:
      return null
  }
}

/** Sends a reply, or loses it according to the fault. */
function respond(reply: ServerResponse, said: Answer, fault: Fault | null): void {
  const text = JSON.stringify(said.body)
  switch (fault) {
    case 'error_after_commit':
      send(reply, { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } })
      return
    case 'silence_after_commit':
      return
    case 'cut_after_commit':
      reply.destroy()
      return
    case 'half_a_body':
      reply.writeHead(said.status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      reply.write(text.slice(0, text.length / 2), () => reply.destroy())
      return
    default:
      send(reply, said)
  }
}
