import type { SourcesByDirective, ThirdPartySources } from '#server/platform/csp/content-policy.ts'
import type { ProviderName } from '#server/platform/payment-provider/provider.ts'
import { paypalSources } from './paypal/page-sources.ts'
import { stripePaymentOrigins, stripeSources } from './stripe/page-sources.ts'

/** What the forms of the providers that take money here need on their page; nothing in the sandbox. */
export function payPageSources(takers: readonly ProviderName[]): ThirdPartySources {
  const isStripe = takers.includes('stripe')
  const needed: readonly SourcesByDirective[] = [
    ...(isStripe ? [stripeSources] : []),
    ...(takers.includes('paypal') ? [paypalSources] : []),
  ]
  const directives = new Set(needed.flatMap((sources) => Object.keys(sources)))
  return {
    sources: Object.fromEntries(
      [...directives].map((directive) => [directive, needed.flatMap((sources) => sources[directive] ?? [])]),
    ),
    paymentOrigins: isStripe ? stripePaymentOrigins : [],
    opensWindows: needed.length > 0,
  }
}
