import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'
import { ErrorReply, Token } from './paypal-replies.ts'

/** Number of times a call is made while its outcome is unknown; the same key takes effect only once. */
const TRIES = 2
const RETRY_PAUSE_MS = 200
/** Seconds before its expiry at which a token is renewed. */
const TOKEN_MARGIN_SECONDS = 60

export type PaypalAccess = {
  readonly clientId: string
  readonly clientSecret: string
  /** Address of PayPal's API, without a slash at the end. */
  readonly base: string
  /** Milliseconds after which a call times out. */
  readonly timeout: number
  readonly now: () => Date
}

export type PaypalCall<S extends TSchema> = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Path and query, already escaped. */
  readonly path: string
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown
  /** A JSON document that is sent as the part `input` of a form. */
  readonly input?: object
  /** Our idempotency key. */
  readonly key?: string
  readonly reply: S
}

export type PaypalClient = { ask<S extends TSchema>(call: PaypalCall<S>): Promise<Static<S>> }

/** A refusal by PayPal, with its error code. */
export class PaypalRefusal extends ProviderError {
  readonly status: number
  readonly issue: string

  constructor(kind: ProviderError['kind'], status: number, issue: string) {
    super(kind, `PayPal: ${status} ${issue}`)
    this.status = status
    this.issue = issue
  }
}

/** No reply, or an invalid one: the outcome is unknown. */
export class PaypalNoReply extends Error {
  override readonly name = 'PaypalNoReply'
}

/** Whether PayPal refused with this HTTP status. */
export const isRefused = (error: unknown, status: number): boolean =>
  error instanceof PaypalRefusal && error.status === status

/** A PayPal-Request-Id has at most 38 characters, so a key is sent as its digest. */
export const requestIdOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 36)

function errorKindOf(status: number): ProviderError['kind'] {
  if (status === 401 || status === 403) return 'MISCONFIGURED'
  // A call with the same key is still running (409), or there were too many calls (429): this call did nothing.
  return status === 409 || status === 429 ? 'TRY_LATER' : 'REFUSED'
}

function refusalFrom(status: number, text: string): PaypalRefusal {
  const content = parsed(text)
  // Only the codes: PayPal's messages may repeat input.
  const errorReply = Value.Check(ErrorReply, content) ? content : {}
  const issue = errorReply.details?.[0]?.issue ?? errorReply.name ?? ''
  return new PaypalRefusal(errorKindOf(status), status, /^[A-Z0-9_]{1,80}$/.test(issue) ? issue : '')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A thin client of PayPal's REST API. */
export function paypalClient({ clientId, clientSecret, base, timeout, now }: PaypalAccess): PaypalClient {
  let token: { readonly text: Promise<string>; readonly until: { ms: number } } | null = null

  async function send(path: string, init: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
    try {
      const signal = AbortSignal.timeout(timeout)
      const response = await fetch(`${base}${path}`, { ...init, redirect: 'error', signal })
      return { status: response.status, text: await response.text() }
    } catch {
      throw new PaypalNoReply('PayPal did not answer.')
    }
  }

  async function newToken(until: { ms: number }): Promise<string> {
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', headers, body: 'grant_type=client_credentials' }
    const { status, text } = await withRetry(() => answered(send('/v1/oauth2/token', init)))
    if (status >= 400) throw refusalFrom(status, text)
    const reply = parsed(text)
    if (!Value.Check(Token, reply)) throw new PaypalNoReply('PayPal gave no token.')
    until.ms = now().getTime() + (reply.expires_in - TOKEN_MARGIN_SECONDS) * 1000
    return reply.access_token
  }

  /** The token is fetched once, however many callers wait for it. */
  function currentToken(): Promise<string> {
    if (token === null || token.until.ms <= now().getTime()) {
      const until = { ms: Number.POSITIVE_INFINITY }
      const made = { text: newToken(until), until }
      token = made
      made.text.catch(() => {
        if (token === made) token = null
      })
    }
    return token.text
  }

  async function withToken(path: string, init: RequestInit, headers: Record<string, string>) {
    const bearer = await currentToken()
    const first = await send(path, { ...init, headers: { ...headers, authorization: `Bearer ${bearer}` } })
    if (first.status !== 401) return first
    // The token was revoked before it expired.
    if (token !== null && (await token.text.catch(() => '')) === bearer) token = null
    return send(path, { ...init, headers: { ...headers, authorization: `Bearer ${await currentToken()}` } })
  }

  return {
    ask: async ({ method, path, body, input, key, reply }) => {
      const headers: Record<string, string> = { accept: 'application/json', prefer: 'return=representation' }
      if (method !== 'GET' && input === undefined) headers['content-type'] = 'application/json'
      if (key !== undefined) headers['paypal-request-id'] = requestIdOf(key)
      const init: RequestInit = { method }
      if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
      if (input !== undefined) init.body = formWith(input)
      const call = () => answered(withToken(path, init, headers))
      const isRepeatable = method === 'GET' || key !== undefined
      let calls = 0
      const counted = () => {
        calls++
        return call()
      }
      const { status, text } = await (isRepeatable ? withRetry(counted) : counted())
      const refusal = status >= 400 ? refusalFrom(status, text) : null
      // The first call may still be running, which may be why the second was refused.
      if (refusal?.kind === 'TRY_LATER' && calls > 1)
        throw new PaypalNoReply('PayPal is still processing an earlier call.')
      if (refusal !== null) throw refusal
      const content = text === '' ? null : parsed(text)
      if (!Value.Check(reply, content)) throw new PaypalNoReply('PayPal gave an invalid reply.')
      return content
    },
  }
}

/** A form as PayPal takes it with files; `fetch` adds its content type with the boundary. */
function formWith(input: object): FormData {
  const form = new FormData()
  form.append('input', new Blob([JSON.stringify(input)], { type: 'application/json' }))
  return form
}

type Answer = { readonly status: number; readonly text: string }

/** A server error leaves the outcome of the call unknown. */
async function answered(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent
  if (answer.status >= 500) throw new PaypalNoReply(`PayPal: ${answer.status}`)
  return answer
}

async function withRetry<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof PaypalNoReply) || tries >= TRIES) throw error
      await wait(RETRY_PAUSE_MS * tries)
    }
  }
}
