import { Refusal } from '#domain/api/problem.ts'
import { parserOf } from './parser-of.ts'
import { readEntry, storageKeys } from './storage.ts'

/** Result of a request: a value, a refusal with its message, or no usable answer. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly field: string | undefined }
  | { readonly kind: 'unreachable' }

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Gives the request up; it is then as if the server could not be reached. */
  readonly signal?: AbortSignal
}

const parseRefusal = parserOf(Refusal)

function refusal(reply: unknown): Outcome<never> {
  const parsed = parseRefusal(reply)
  if (parsed === null) return { kind: 'unreachable' }
  return { kind: 'refused', code: parsed.code, message: parsed.message, field: parsed.field }
}

/** RFC 6750. A tampered token may hold characters that no header can carry, and then fetch would throw. */
const isToken = (text: string | null): text is string => text !== null && /^[\w.~+/-]+=*$/.test(text)

/** Calls our own API. `parse` turns the reply into a value, or null where it has another shape than agreed. */
export async function request<T>(
  address: string,
  parse: (reply: unknown) => T | null,
  call: Call = {},
): Promise<Outcome<T>> {
  const token = readEntry(storageKeys.token)
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
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
    })
    const reply: unknown = response.status === 204 ? null : await response.json()
    // A proxy answers these for a server that is restarting or overloaded: the visitor sees that it cannot be reached.
    if (response.status >= 502 && response.status <= 504) return { kind: 'unreachable' }
    if (!response.ok) return refusal(reply)
    const value = parse(reply)
    return value === null ? { kind: 'unreachable' } : { kind: 'ok', value }
  } catch {
    return { kind: 'unreachable' }
  }
}
