import type { FastifyRequest } from 'fastify'
import type { GeoReply } from '#domain/api/visitor.ts'
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

/** A country's code, or the name of a region or city, as it is stored; null where it is not known. */
export const knownCountry = (code: string): string | null => (code === UNKNOWN.code ? null : code)

export const UNKNOWN_PLACE: GeoReply = {
  country_name: 'Unknown',
  country: 'Unknown',
  city: 'Unknown',
  region: 'Unknown',
}

/** Longest name of a city or region that is kept. */
const NAME_MAX = 80

// Names of places are letters of any script and what stands between them.
function placeName(header: string | readonly string[] | undefined): string {
  const text = typeof header === 'string' ? asUtf8(header).trim() : ''
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .,'’()/-]*$/u.test(text) && text.length <= NAME_MAX ? text : UNKNOWN.name
}

/** A header that was sent in UTF-8: Node hands headers over byte by byte. */
const asUtf8 = (header: string): string => Buffer.from(header, 'latin1').toString('utf8')

/** Where a request's network is, as far as a CDN in front of the server writes it into headers. */
export function networkPlace(
  request: Pick<FastifyRequest, 'headers'>,
  config: Pick<Config, 'geoCountryHeader' | 'geoRegionHeader' | 'geoCityHeader'>,
): GeoReply {
  const country = networkCountry(request, config)
  const nameIn = (header: string | null) => (header === null ? UNKNOWN.name : placeName(request.headers[header]))
  return {
    country_name: country.name,
    country: country.code,
    city: nameIn(config.geoCityHeader),
    region: nameIn(config.geoRegionHeader),
  }
}
