import type { ProviderName } from '#domain/billing/providers.ts'
import type { ThirdPartySources } from '#server/platform/csp/third-party-sources.ts'
import { paymentAdapters } from './registry.generated.ts'

/** The third-party sources that the forms of the chosen providers load on the pay page. */
export function payPageSources(names: readonly ProviderName[]): ThirdPartySources {
  const needed = paymentAdapters.filter(({ name }) => names.includes(name)).map(({ pageSources }) => pageSources)
  const directives = new Set(needed.flatMap(({ sources }) => Object.keys(sources)))
  return {
    sources: Object.fromEntries(
      [...directives].map((directive) => [directive, needed.flatMap(({ sources }) => sources[directive] ?? [])]),
    ),
    paymentOrigins: needed.flatMap(({ paymentOrigins }) => paymentOrigins),
    opensWindows: needed.some(({ opensWindows }) => opensWindows),
  }
}
