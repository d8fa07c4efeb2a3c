import type { Money } from '#domain/billing/money.ts'

/** A first payment as an advertising service may know it: that it happened, when, and what it cost. */
export type Conversion = {
  /** The id under which the page reports it too. The order cannot be found from it. */
  readonly eventId: string
  readonly paidAt: Date
  readonly value: Money
  /** The click that brought the buyer; null if there was none, or one of an unknown kind. */
  readonly click: { readonly kind: string; readonly id: string; readonly at: Date } | null
  readonly userAgent: string
  /** The first page of this site. */
  readonly pageUrl: string
}

/**
 * What became of a report. `useless`: the service has no use for this one, and no operator can change that. `refused`: it
 * takes none, so that an operator has to look.
 */
export type ReportOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'useless'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }

/** An advertising service that is told of purchases. @throws Error if it has to be tried again later */
export type ConversionService = {
  readonly name: ConversionServiceName
  report(conversion: Conversion): Promise<ReportOutcome>
}

export const conversionServiceNames = ['meta', 'tiktok', 'google-ads'] as const
export type ConversionServiceName = (typeof conversionServiceNames)[number]

/** A service refuses a whole request if one of its events is older. */
export const OLDEST_DAYS = 7
const TIMEOUT_MS = 10_000

export type Reply = { readonly status: number; readonly body: unknown }

/** Posts JSON, and returns status and body. @throws Error after a time without a reply, and if it has to be repeated */
export async function postJson(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { status } = response
  if (status >= 500 || status === 408 || status === 429) throw new Error(`The advertising service answered ${status}.`)
  return { status, body: await response.json().catch(() => null) }
}
