import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Buyer } from '../buyer.ts'
import { catchUp } from '../catch-up.ts'
import { StripeRefusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { answerBrowser } from './browser-endpoint.ts'
import { expanded } from './expand.ts'
import type { Fault, Faults } from './faults.ts'
import { parseForm } from './form-body.ts'
import type { Answer, Idempotency } from './idempotency.ts'
import { type Route, routeOf } from './routes.ts'
import type { Validate } from './schemas.ts'

export type ServerContext = {
  readonly world: World
  readonly validate: Validate
  readonly idempotency: Idempotency
  readonly faults: Faults
  readonly buyer: Buyer
  /** Every call that came, such as `POST /v1/customers`, with its key and its content. */
  readonly heard: Call[]
}
export type Call = { readonly call: string; readonly key: string | null; readonly content: string }

const refuse = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
})

/** Stripe's address, as far as it is known here. Whatever goes wrong is answered in Stripe's own words. */
export function createStripeServer(inside: ServerContext): Server {
  return createServer((request, reply) => {
    answer(inside, request, reply).catch((error: unknown) => {
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

async function answer(inside: ServerContext, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const { pathname, search } = new URL(url, 'http://stripe')
  const text = await textOf(request)
  catchUp(inside.world)
  if (pathname.startsWith('/browser/')) {
    answerBrowser(inside.buyer, { method, pathname, text }, reply)
    return
  }
  const { authorization = '', 'idempotency-key': key } = request.headers
  const known = routeOf(method, pathname)
  if (!/^Bearer sk_test_\S+$/.test(authorization)) {
    send(reply, refuse(401, 'invalid_request_error', 'Invalid API Key provided.'))
  } else if (known === null) {
    send(reply, refuse(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${pathname}).`))
  } else {
    const asked = {
      ...known,
      key: typeof key === 'string' ? key : null,
      content: method === 'POST' ? text : search.slice(1),
    }
    inside.heard.push({ call: known.route.call, key: asked.key, content: asked.content })
    const fault = inside.faults.next(known.route.call)
    respond(reply, before[fault ?? 'none'] ?? (await execute(inside, asked, fault)), fault)
  }
}

/** Faults in which nothing is done. */
const before: Readonly<Record<string, Answer>> = {
  rate_limit: { ...refuse(429, 'rate_limit_error', 'Too many requests.'), headers: { 'retry-after': '1' } },
  conflict: refuse(409, 'idempotency_error', 'The request conflicts with another.'),
  error_before_commit: refuse(500, 'api_error', 'An unknown error occurred.'),
}

type Asked = { readonly route: Route; readonly id: string; readonly key: string | null; readonly content: string }

/** Does what is asked for, once for each key. */
async function execute(inside: ServerContext, asked: Asked, fault: Fault | null): Promise<Answer> {
  const { route, id, key, content } = asked
  if (key === null || route.call.startsWith('GET')) return perform(inside, asked)
  try {
    const said = inside.idempotency.begin(key, `${route.call} ${id} ${content}`)
    if (said !== null) return { ...said, headers: { 'idempotent-replayed': 'true' } }
  } catch (error) {
    return refusalIn(error)
  }
  if (fault === 'slow') await wait(50)
  const done = perform(inside, asked)
  // Parameters that could not be read never began anything.
  if (done.status === 400 && JSON.stringify(done.body).includes('"parameter_')) inside.idempotency.release(key)
  else inside.idempotency.keep(key, done)
  return done
}

function perform({ world, validate }: ServerContext, { route, id, content }: Asked): Answer {
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

/** Says what was done, or loses it on the way. */
function respond(reply: ServerResponse, done: Answer, fault: Fault | null): void {
  switch (fault) {
    case 'error_after_commit':
      send(reply, refuse(500, 'api_error', 'An unknown error occurred.'))
      break
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
