const UNKNOWN = { code: 'Unknown', name: 'Unknown' } as const
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** A country from its ISO 3166-1 code; Unknown for what CDNs send when they cannot tell (XX, T1). */
export function countryOf(text: string): { readonly code: string; readonly name: string } {
  const code = text.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX' || code === 'ZZ') return UNKNOWN
  const name = names.of(code)
  return name === undefined ? UNKNOWN : { code, name }
}
