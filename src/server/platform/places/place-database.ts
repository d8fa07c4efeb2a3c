import { readFile } from 'node:fs/promises'
import { Reader } from 'mmdb-lib'
import { ConfigRefused } from '#server/platform/config/setting.ts'

/** The place of an internet address, as far as the database has it. */
export type FoundPlace = {
  /** ISO 3166-1 code, as the database writes it; empty if it has none. */
  readonly country: string
  /** English names; empty if the database has none. */
  readonly region: string
  readonly city: string
}

/** Places by internet address, from a file of the operator. */
export type PlaceDatabase = {
  /** Null for an address that is not in the database, such as one of a private network. */
  readonly placeOf: (address: string) => FoundPlace | null
}

/** This format is used for many kinds of data; the type says which, as in GeoLite2-City and DBIP-Country-Lite. */
const ABOUT_PLACES = /country|city|location|enterprise/i

/** Zero bytes between the address tree and its data; if they are missing, the file is incomplete. */
const SEPARATOR_BYTES = 16

/**
 * Addresses of public name servers, old and new: an unreadable file fails at the start instead of at a visitor's
 * request.
 */
const PROBES = ['1.1.1.1', '8.8.8.8', '2001:4860:4860::8888']

/**
 * Reads a database in the MaxMind format into memory, where it stays.
 * @throws ConfigRefused if the file is missing, is no such database, or contains no countries
 */
export async function openPlaceDatabase(path: string): Promise<PlaceDatabase> {
  const refused = (why: string) => new ConfigRefused(`GEOIP_DATABASE names ${path}, ${why}`)
  const bytes = await readFile(path).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'an error'
    throw refused(`which cannot be read (${code}). Correct the path, or give the file to the user the app runs as.`)
  })
  const reader = readerOf(bytes)
  if (reader === null) throw refused('which is no whole database in the MaxMind format (.mmdb). Download it again.')
  const type = String(reader.metadata.databaseType)
  if (!ABOUT_PLACES.test(type))
    throw refused(`which is a database of another kind (${type}). Take one of countries or cities.`)
  if (!namesCountries(reader))
    throw refused(
      'which is a database that names no countries. Take one with country.iso_code or country_code in its records.',
    )
  return { placeOf: (address) => found(reader, address) }
}

function readerOf(bytes: Buffer): Reader<never> | null {
  try {
    const reader = new Reader<never>(bytes)
    const { searchTreeSize } = reader.metadata
    const separator = bytes.subarray(searchTreeSize, searchTreeSize + SEPARATOR_BYTES)
    if (separator.length < SEPARATOR_BYTES || separator.some((byte) => byte !== 0)) return null
    for (const address of PROBES) reader.get(address)
    return reader
  } catch {
    return null
  }
}

/** Whether the database has a country for at least one of the probes, or has no record of any probe. */
function namesCountries(reader: Reader<never>): boolean {
  const known = PROBES.filter((address) => reader.get(address) !== null)
  return known.length === 0 || known.some((address) => found(reader, address) !== null)
}

/** Records are nested as in MaxMind and DB-IP, or flat as in ip-location-db: `country_code`, `state1`, `city`. */
function found(reader: Reader<never>, address: string): FoundPlace | null {
  try {
    // Strips the prefix of an IPv4 address that arrived at an IPv6 socket.
    const record: unknown = reader.get(address.replace(/^::ffff:(?=\d+\.)/i, ''))
    const country = textAt(record, 'country', 'iso_code') || textAt(record, 'country_code')
    const region = nameAt(record, 'subdivisions', 0) || textAt(record, 'state1')
    const city = nameAt(record, 'city') || textAt(record, 'city')
    return country === '' ? null : { country, region, city }
  } catch {
    // A damaged part of the file: the place is unknown, and the request continues.
    return null
  }
}

const nameAt = (record: unknown, ...keys: readonly (string | number)[]): string =>
  textAt(record, ...keys, 'names', 'en')

function textAt(record: unknown, ...keys: readonly (string | number)[]): string {
  let value = record
  for (const key of keys) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof value === 'string' ? value : ''
}
