import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config/config.ts'

const UNKNOWN = { code: 'Unknown', name: 'Unknown' } as const
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** A country from its ISO 3166-1 code; Unknown for what CDNs send when they cannot tell (XX, T1). */
export function countryOf(text: string): { readonly code: string; readonly name: string } {
  const code = text.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX' || code === 'ZZ') return UNKNOWN
  const name = countryNames.of(code)
  return name === undefined ? UNKNOWN : { code, name }
}

/** The country of a request's network, where a CDN in front of the server sends it in a header. */
export function networkCountry(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { geoCountryHeader }: Pick<Config, 'geoCountryHeader'>,
): ReturnType<typeof countryOf> {
  const header = geoCountryHeader === null ? undefined : headers[geoCountryHeader]
  return countryOf(typeof header === 'string' ? header : '')
}

/** A country's code as it is stored; null where it is not known. */
export const knownCountry = (code: string): string | null => (code === UNKNOWN.code ? null : code)
