import { Refusal } from '#domain/api/problem.ts'
import { SOURCE_LOCALE } from '#domain/language/locales.ts'
import { pageLanguage } from '#domain/language/page-language.ts'
import { parserOf } from './parser-of.ts'
import { readEntry, storageKeys } from './storage.ts'

/** Result of a request: a value, a refusal with its message, or no usable reply. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly field: string | undefined }
  | { readonly kind: 'unreachable' }

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Sends nothing that says who asks: no token and no cookie. */
  readonly isAnonymous?: true
  /** Aborts the request, which then counts as unreachable. */
  readonly signal?: AbortSignal
}

const parseRefusal = parserOf(Refusal)

async function refusal(reply: unknown): Promise<Outcome<never>> {
  const parsed = parseRefusal(reply)
  if (parsed === null) return { kind: 'unreachable' }
  const { code, message, field } = parsed
  return { kind: 'refused', code, message: await inPageLanguage(code, message), field }
}

/**
 * The sentence of a refusal in the page's language: the server's is in the source language. Its code stays what counts;
 * if the catalogue cannot be fetched, the server's sentence is better than none.
 */
async function inPageLanguage(code: string, message: string): Promise<string> {
  if (pageLanguage.tag === SOURCE_LOCALE) return message
  try {
    const { problems } = await import('#domain/problems.ts')
    const known: Readonly<Record<string, { readonly say: string } | undefined>> = problems
    return known[code]?.say ?? message
  } catch {
    return message
  }
}

/** RFC 6750. A tampered token may contain characters that are not allowed in a header, and fetch would throw. */
const isToken = (text: string | null): text is string => text !== null && /^[\w.~+/-]+=*$/.test(text)

/** Calls our own API. `parse` turns the reply into a value, or null if it does not have the agreed shape. */
export async function request<T>(
  address: string,
  parse: (reply: unknown) => T | null,
  call: Call = {},
): Promise<Outcome<T>> {
  const token = call.isAnonymous === true ? null : readEntry(storageKeys.token)
  try {
    const response = await fetch(address, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        // A request without a body must not claim to have one.
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(isToken(token) ? { authorization: `Bearer ${token}` } : {}),
        ...call.headers,
      },
      ...(call.isAnonymous === true ? { credentials: 'omit' } : {}),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
    })
    const reply: unknown = response.status === 204 ? null : await response.json()
    // A proxy sends these while the server is restarting or overloaded: for the visitor it is unreachable.
    if (response.status >= 502 && response.status <= 504) return { kind: 'unreachable' }
    if (!response.ok) return refusal(reply)
    const value = parse(reply)
    return value === null ? { kind: 'unreachable' } : { kind: 'ok', value }
  } catch {
    return { kind: 'unreachable' }
  }
}
