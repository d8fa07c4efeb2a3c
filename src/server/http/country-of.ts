import type { FastifyRequest } from 'fastify'
import type { GeoReply } from '#domain/api/visitor.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Services } from '#server/services.ts'

const UNKNOWN = { code: 'Unknown', name: 'Unknown' } as const

/** Created at the first request that needs it, to keep it out of the start. */
let countryNames: Intl.DisplayNames | undefined
function countryName(code: string): string | undefined {
  countryNames ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return countryNames.of(code)
}

/** A country from its ISO 3166-1 code; Unknown for the codes that CDNs send for an unknown country (XX, T1). */
export function countryOf(text: string): { readonly code: string; readonly name: string } {
  const code = text.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX' || code === 'ZZ') return UNKNOWN
  const name = countryName(code)
  return name === undefined ? UNKNOWN : { code, name }
}

type Sources = Pick<Services, 'places'> & {
  readonly config: Pick<Config, 'geoCountryHeader' | 'geoRegionHeader' | 'geoCityHeader'>
}
type SentFrom = Pick<FastifyRequest, 'headers' | 'ip'>

/** The country that a CDN in front of the server puts into a header. */
function countryInHeader({ headers }: SentFrom, { config: { geoCountryHeader } }: Sources) {
  const header = geoCountryHeader === null ? undefined : headers[geoCountryHeader]
  return countryOf(typeof header === 'string' ? header : '')
}

/** The country of a request's network: from a header of the CDN, otherwise from the operator's database. */
export function networkCountry(request: SentFrom, sources: Sources): ReturnType<typeof countryOf> {
  const inHeader = countryInHeader(request, sources)
  return inHeader === UNKNOWN ? countryOf(sources.places?.placeOf(request.ip)?.country ?? '') : inHeader
}

/** A country code, or the name of a region or city, as it is stored; null if unknown. */
export const knownCountry = (code: string): string | null => (code === UNKNOWN.code ? null : code)

export const UNKNOWN_PLACE: GeoReply = {
  country_name: 'Unknown',
  country: 'Unknown',
  city: 'Unknown',
  region: 'Unknown',
}

/** The longest name of a city or region that is accepted. */
const NAME_MAX = 80

// Place names consist of letters of any script, digits, spaces and some punctuation.
function placeName(given: string): string {
  const text = given.trim()
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .,'’()/-]*$/u.test(text) && text.length <= NAME_MAX ? text : UNKNOWN.name
}

/** Decodes a header that was sent in UTF-8: Node passes headers on as Latin-1. */
const asUtf8 = (header: string): string => Buffer.from(header, 'latin1').toString('utf8')

/**
 * The place of a request's network: from the headers of a CDN in front of the server as far as they name it, then from
 * the operator's database, unless the database puts the address in another country.
 */
export function networkPlace(request: SentFrom, sources: Sources): GeoReply {
  const { config, places } = sources
  const country = networkCountry(request, sources)
  const found = places?.placeOf(request.ip)
  const known = found !== undefined && found !== null && countryOf(found.country).code === country.code ? found : null
  const name = (header: string | null, inDatabase: string | undefined): string => {
    const sent = header === null ? undefined : request.headers[header]
    const inHeader = placeName(typeof sent === 'string' ? asUtf8(sent) : '')
    return inHeader === UNKNOWN.name ? placeName(inDatabase ?? '') : inHeader
  }
  return {
    country_name: country.name,
    country: country.code,
    city: name(config.geoCityHeader, known?.city),
    region: name(config.geoRegionHeader, known?.region),
  }
}
