import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { CSRF_TOKEN, consoleRoutes } from '#domain/api/console-routes.ts'
import type { ProblemReply } from '#domain/api/problem.ts'
import { routes } from '#domain/api/routes.ts'
import { bodyRefusals, elsewhere } from '#server/http/refusals.ts'
import { exampleLead, exampleOrder } from '#server/lead.example.ts'
import { newMember } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { type Random, seeded } from '#tests/seeded-random.ts'
import { documentedRoutes, type FuzzedRoute, fitting } from './documented-routes.ts'
import { hostileTexts, hostileValue, mutated, oneOf } from './random-values.ts'

/** Routes missing from the OpenAPI document, with `{}` where a request may put anything. */
const hiddenPaths = [
  'GET /',
  'GET /v3',
  'GET /v3/{x}',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /v3/outbox',
  'GET /v3/outbox/{x}',
  'GET /v3/mail-gallery',
  'GET /v3/mail-gallery/{x}',
  'GET /v3/plates/{x}',
  'GET /v3/sandbox/bank/{x}',
  'POST /v3/sandbox/bank/{x}/approve',
  'POST /v3/sandbox/card/{x}/ok',
  'POST /api/v2/sandbox/approval',
  'GET /api/v2/openapi.json',
  'POST /webhooks/{x}',
  'GET /.well-known/{x}',
] as const

const hidden: readonly FuzzedRoute[] = hiddenPaths.map((line) => {
  const [method = '', path = ''] = line.split(' ')
  return { method, path, query: new Map(), headers: [], body: method === 'GET' ? null : {} }
})

/** Simultaneous requests: some answers are delayed on purpose. */
const AT_ONCE = 24
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const

export type FuzzReport = {
  readonly requests: number
  /** How often each status occurred. */
  readonly statuses: ReadonlyMap<number, number>
  /** Requests that were answered with 500 or more, in short. */
  readonly failures: readonly string[]
  /** Refusals that the OpenAPI document does not list for their route: the code and the route, each once. */
  readonly undocumented: readonly string[]
}

/** The whole app with people in it, whose tokens some requests use to get past the first check. */
async function prepared() {
  // Photos are accepted, but there is no endpoint that would read them.
  const env = { VISION_URL: 'http://127.0.0.1:9/v1', VISION_MODEL: 'none' }
  const server = await testApp({ plannerPool: smallPlannerPool(), sandboxPages: true, env })
  const members = await Promise.all([newMember(server), newMember(server)])
  const buyer = await newBuyer(server)
  const openapi = (await server.get(routes.openapi)).json<unknown>()
  const today = server.services.now().toISOString().slice(0, 10)
  const samples = [
    '1',
    '2',
    '0',
    today,
    'breakfast-1',
    'food-3',
    'test-1-week',
    buyer.orderId,
    buyer.secret,
    buyer.leadId,
  ]
  const operators = await Promise.all([1, 2, 3, 4].map(() => signedInOperator(server)))
  return { server, openapi, samples, tokens: [...members.map(({ token }) => token), buyer.token], operators }
}

/** Sends this many unexpected requests, spread over all routes, and counts how they were answered. */
export async function fuzz(count: number, seed: number): Promise<FuzzReport> {
  const { server, openapi, samples, tokens, operators } = await prepared()
  const random = seeded(seed)
  const all = [...documentedRoutes(openapi), ...hidden]
  const statuses = new Map<number, number>()
  const failures: string[] = []
  const undocumented = new Set<string>()
  let sent = 0
  const sendNext = async (): Promise<void> => {
    while (sent < count) {
      const route = oneOf(random, all)
      sent++
      const request = requestTo(route, random, { samples, tokens, operators, now: server.services.now() })
      const reply = await sendRaw(server, request)
      const { statusCode } = reply
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      if (statusCode >= 500 && !(statusCode === 503 && isPage(request.url)))
        failures.push(`${statusCode} ${JSON.stringify(request).slice(0, 600)}`)
      const code = request.method === route.method ? refusalCode(reply) : null
      if (code !== null && !isDocumented(code, route)) undocumented.add(`${code} ${route.method} ${route.path}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  return { requests: sent, statuses, failures, undocumented: [...undocumented].toSorted() }
}

/** Includes the refusals of a body by a route that takes none, which are answered before the route runs. */
const isDocumented = (code: string, { refusals, body, fileType }: FuzzedRoute): boolean =>
  refusals === undefined ||
  refusals.has(code) ||
  (body === null && fileType === undefined && bodyRefusals.some((one) => one === code))

/** The code of a refusal; null for other replies and for paths without a route. */
function refusalCode({ statusCode, headers, json }: LightMyRequestResponse): string | null {
  if (statusCode < 400 || !String(headers['content-type']).startsWith('application/json')) return null
  const { code } = json<ProblemReply>()
  return elsewhere.some((one) => one === code) ? null : code
}

/** Pages are not built for these tests, so all of them answer 503. */
const isPage = (url: string): boolean => /^\/(?:v3)?(?:[/?]|$)/.test(url)

type Sendable = {
  readonly method: (typeof METHODS)[number]
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

const sendRaw = ({ send }: TestApp, { payload, ...rest }: Sendable) =>
  send({ ...rest, headers: { ...rest.headers }, ...(payload === undefined ? {} : { payload }) })

type KnownIds = {
  readonly samples: readonly string[]
  readonly tokens: readonly string[]
  /** Operators of every role. */
  readonly operators: readonly { readonly cookie: string; readonly csrfToken: string }[]
  readonly now: Date
}

function requestTo(route: FuzzedRoute, random: Random, known: KnownIds): Sendable {
  const place = () => (random() < 0.6 ? oneOf(random, known.samples) : oneOf(random, hostileTexts).slice(0, 3000))
  const path = route.path.replaceAll(/\{\w+\}/g, () => escaped(place(), random))
  const query = [...route.query.keys(), ...(random() < 0.1 ? ['extra'] : [])]
    .filter(() => random() < 0.8)
    .map((name) => `${name}=${escaped(place(), random)}`)
  const url = query.length === 0 ? path : `${path}?${query.join('&')}`
  const method = random() < 0.95 ? METHODS.find((name) => name === route.method) : oneOf(random, METHODS)
  const payload = payloadOf(route, random, known)
  return {
    method: method ?? 'GET',
    url: url.startsWith('/') ? url : `/${url}`,
    headers: headersOf(route, random, known),
    ...(payload === undefined ? {} : { payload }),
  }
}

function payloadOf(route: FuzzedRoute, random: Random, known: KnownIds): string | undefined {
  if (route.fileType !== undefined) return oneOf(random, hostileTexts)
  return route.body === null ? undefined : bodyOf(route, random, known)
}

/** Escaped as a browser does it, sometimes cut off. Unpaired surrogates cannot be escaped. */
function escaped(text: string, random: Random): string {
  const whole = encodeURIComponent(text.toWellFormed())
  return random() < 0.05 ? `${whole}%` : whole
}

function headersOf(
  { path, headers, fileType = 'application/json' }: FuzzedRoute,
  random: Random,
  { samples, tokens, operators }: KnownIds,
): Record<string, string> {
  const own = headers.map((name) => {
    if (random() < 0.7) return [name, name === 'idempotency-key' ? randomUUID() : oneOf(random, samples)]
    return [name, headerText(oneOf(random, hostileTexts))]
  })
  const token = random() < 0.8 ? oneOf(random, tokens) : headerText(oneOf(random, hostileTexts))
  return {
    host: 'localhost',
    'content-type': random() < 0.95 ? fileType : 'text/plain',
    ...(random() < 0.85 ? { authorization: `Bearer ${token}` } : {}),
    ...(isOfConsole(path) && random() < 0.9 ? signedIn(oneOf(random, operators)) : {}),
    ...Object.fromEntries(own),
  }
}

/** Whether signed-in operators use the path; signing out would make all later requests of theirs fail. */
const isOfConsole = (path: string): boolean => path.startsWith('/api/v2/console/') && path !== consoleRoutes.signOut

const signedIn = ({ cookie, csrfToken }: KnownIds['operators'][number]) => ({ cookie, [CSRF_TOKEN]: csrfToken })

/** The part of a text that a header can contain. */
const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2000)

function bodyOf({ path, body }: FuzzedRoute, random: Random, { samples, now }: KnownIds): string {
  if (random() < 0.03) return oneOf(random, ['', '{', 'null', '[]', '"', '{"a":1e999}', '\u0000'])
  if (random() < 0.1) return JSON.stringify(hostileValue(random)) ?? ''
  const rate = oneOf(random, [0, 0.01, 0.05, 0.2])
  return JSON.stringify(mutated(exampleBody(path, body ?? {}, random, { samples, now }), random, rate)) ?? ''
}

function exampleBody(
  path: string,
  body: object,
  random: Random,
  { samples, now }: Pick<KnownIds, 'samples' | 'now'>,
): unknown {
  if (path === routes.leads) return exampleLead
  if (path === routes.orders) return exampleOrder({}, now)
  if (path === routes.signInLinks) return { email: oneOf(random, ['ada@example.com', ...hostileTexts]) }
  return fitting({ ...body }, random, samples)
}
