import Stripe from 'stripe'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'
import { declineReasonOf } from './stripe-mappings.ts'

/** Milliseconds after which a call counts as lost. */
const TIMEOUT_MS = 10_000
/** Tries of the library's own, under one idempotency key. */
const RETRIES = 1

export type StripeAddress = {
  readonly secretKey: string
  /** Another address to find Stripe at, such as a stand-in of the tests. */
  readonly apiBase: string | null
  /** Milliseconds after which a call counts as lost. */
  readonly timeout?: number
}

/** The official library. It speaks the version of the interface that it was made for. */
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

/** What a refusal means for us; null where nobody can know what became of the call. */
function errorKindOf(error: unknown): ProviderError['kind'] | null {
  // A call of the same key is still under way, or was made before with other content: it may well have been done.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return null
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 409) return null
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'MISCONFIGURED'
  if (error instanceof Stripe.errors.StripePermissionError) return 'MISCONFIGURED'
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'TRY_LATER'
  if (error instanceof Stripe.errors.StripeCardError) return 'DECLINED'
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'REFUSED'
  return null
}

/**
 * A call with its refusals in our words. The message names Stripe's code and nothing that a person typed.
 * @throws ProviderError; what broke off on the way is thrown as it is, because its outcome is unknown
 */
export async function stripeCall<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const kind = errorKindOf(error)
    if (kind === null || !(error instanceof Stripe.errors.StripeError)) throw error
    const reason = kind === 'DECLINED' ? declineReasonOf(error.decline_code ?? error.code) : null
    throw new ProviderError(kind, `Stripe: ${error.type} ${error.code ?? ''} ${error.param ?? ''}`.trim(), reason)
  }
}

/** All pages of a list. @throws as `asked` */
export const stripeList = <T>(list: AsyncIterable<T>): Promise<readonly T[]> => stripeCall(collectPages(list))

async function collectPages<T>(list: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const each of list) all.push(each)
  return all
}

/** A call for something that may not be there: null where Stripe knows no such thing. @throws as `asked` */
export const stripeFind = <T>(call: Promise<T>): Promise<T | null> =>
  stripeCall(call.catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error))))

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
