import { truncateText } from '#analytics/events/truncate.ts'

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

/** Query parameters in which advertising networks pass the id of a click. */
const clickIdNames = [
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'ttclid',
  'msclkid',
  'twclid',
  'li_fat_id',
  'epik',
  'yclid',
] as const

export type Campaign = {
  readonly [K in (typeof utmNames)[number]]: string
} & { readonly click_id_kind: string; readonly click_id: string }

/** The decoded value of a query parameter; empty if it is missing or cannot be decoded. */
function parameter(parts: readonly string[], name: string): string {
  const part = parts.find((one) => one.startsWith(`${name}=`))
  if (part === undefined) return ''
  try {
    return decodeURIComponent(part.slice(name.length + 1).replaceAll('+', ' '))
  } catch {
    return ''
  }
}

/**
 * Returns the campaign named in the query of the first page. Reads the whole query before anything is truncated,
 * because an address with a click id is often longer than the part that is sent.
 */
export function campaignOf(query: string): Campaign {
  const parts = query.replace(/^\?/, '').split('&')
  const kind = clickIdNames.find((name) => parameter(parts, name) !== '') ?? ''
  const utm = (name: (typeof utmNames)[number]) => truncateText(parameter(parts, name))
  return {
    utm_source: utm('utm_source'),
    utm_medium: utm('utm_medium'),
    utm_campaign: utm('utm_campaign'),
    utm_content: utm('utm_content'),
    utm_term: utm('utm_term'),
    click_id_kind: kind,
    click_id: kind === '' ? '' : truncateText(parameter(parts, kind)),
  }
}
