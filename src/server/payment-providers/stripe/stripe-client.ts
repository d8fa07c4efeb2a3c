import Stripe from 'stripe'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'
import { declineReasonOf } from './stripe-mappings.ts'

/** Milliseconds after which a call times out. */
const TIMEOUT_MS = 10_000
/** Retries by the library, under the same idempotency key. */
const RETRIES = 1

export type StripeAddress = {
  readonly secretKey: string
  /** Another address of Stripe's API, such as a stand-in in tests. */
  readonly apiBase: string | null
  /** Milliseconds after which a call times out. */
  readonly timeout?: number
}

/** A client from the official library, with the API version that the library was made for. */
export function stripeClient({ secretKey, apiBase, timeout = TIMEOUT_MS }: StripeAddress): Stripe {
  const elsewhere = apiBase === null ? null : new URL(apiBase)
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(elsewhere === null
      ? {}
      : {
          host: elsewhere.hostname,
          port: elsewhere.port,
          protocol: elsewhere.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }),
  })
}

/** Our kind of error for a refusal; null if the outcome of the call is unknown. */
function errorKindOf(error: unknown): ProviderError['kind'] | null {
  // A call with the same key is still running, or was made before with other content: it may have succeeded.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return null
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 409) return null
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'MISCONFIGURED'
  if (error instanceof Stripe.errors.StripePermissionError) return 'MISCONFIGURED'
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'TRY_LATER'
  if (error instanceof Stripe.errors.StripeCardError) return 'DECLINED'
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'REFUSED'
  return null
}

/** Stripe's `Retry-After`, which is in whole seconds, as ms; null if there is none. */
function retryAfterMs({ headers }: InstanceType<typeof Stripe.errors.StripeError>): number | null {
  const seconds = Number.parseInt(headers?.['retry-after'] ?? '', 10)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

/**
 * Awaits a call and turns refusals into a ProviderError. The message contains Stripe's code and no input.
 * @throws ProviderError; an interrupted call throws its own error, because its outcome is unknown
 */
export async function stripeCall<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const kind = errorKindOf(error)
    if (kind === null || !(error instanceof Stripe.errors.StripeError)) throw error
    const reason = kind === 'DECLINED' ? declineReasonOf(error.decline_code ?? error.code) : null
    const message = `Stripe: ${error.type} ${error.code ?? ''} ${error.param ?? ''}`.trim()
    throw new ProviderError(kind, message, reason, retryAfterMs(error))
  }
}

/** All pages of a list. @throws as `stripeCall` */
export const stripeList = <T>(list: AsyncIterable<T>): Promise<readonly T[]> => stripeCall(collectPages(list))

async function collectPages<T>(list: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const each of list) all.push(each)
  return all
}

/** A call for an object that may not exist: null if Stripe has none. @throws as `stripeCall` */
export const stripeFind = <T>(call: Promise<T>): Promise<T | null> =>
  stripeCall(call.catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error))))

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
