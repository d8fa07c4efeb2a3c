import type { ForeignSources } from '#server/http/content-policy.ts'
import type { Guests } from '#server/http/site/guests.ts'
import { paypalSources } from '#server/payments/paypal/page-sources.ts'
import type { ProviderName } from '#server/payments/provider.ts'
import { stripePayers, stripeSources } from '#server/payments/stripe/page-sources.ts'

/** What the forms of the providers that take money here need on their page; nothing in the sandbox. */
export function payGuestsOf(takers: readonly ProviderName[]): Guests {
  const isStripe = takers.includes('stripe')
  const needed: readonly ForeignSources[] = [
    ...(isStripe ? [stripeSources] : []),
    ...(takers.includes('paypal') ? [paypalSources] : []),
  ]
  const directives = new Set(needed.flatMap((sources) => Object.keys(sources)))
  return {
    sources: Object.fromEntries(
      [...directives].map((directive) => [directive, needed.flatMap((sources) => sources[directive] ?? [])]),
    ),
    payers: isStripe ? stripePayers : [],
    openWindows: needed.length > 0,
  }
}
