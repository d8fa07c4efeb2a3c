import { truncateText } from '#analytics/events/truncate.ts'

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

/**
 * Query parameters in which networks pass the id of a click. If an address has several, the first one here counts:
 * `fbclid` is last, because Facebook adds it to links that people share, whatever they carry already.
 */
const clickIdNames = [
  // Google: search, apps, websites, Display & Video 360
  ...['gclid', 'gbraid', 'wbraid', 'dclid'],
  // Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Quora, Nextdoor, AppLovin
  ...['msclkid', 'ttclid', 'twclid', 'li_fat_id', 'epik', 'ScCid', 'rdt_cid', 'qclid', 'ndclid', 'aleid'],
  // Taboola, Outbrain, Yahoo, Yandex, VK
  ...['tblci', 'dicbo', 'vmcid', 'yclid', 'ymclid', 'rb_clickid'],
  // Affiliate networks: Impact, CJ, Awin, ShareASale, Tradedoubler
  ...['irclickid', 'cjevent', 'awc', 'sscid', 'tduid'],
  'fbclid',
]

/** Longest id of a click that is kept. Networks write up to about 300 characters; a shortened one identifies nothing. */
const CLICK_ID_MAX = 500

export type Campaign = {
  readonly [K in (typeof utmNames)[number]]: string
} & { readonly click_id_kind: string; readonly click_id: string }

/** Decodes what can be decoded, and keeps the rest as it was written: "50%_off" is a name that somebody typed. */
const decoded = (text: string): string =>
  text.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped)
    } catch {
      return escaped
    }
  })

/**
 * The first value that is not empty, by name in lower case. Reads addresses as a person would: "&" that was escaped for HTML,
 * names in capitals, and a second "?" in front of a name that was added to an address with a query.
 */
function parametersOf(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const part of query.replace(/^\?/, '').split(/&(?:amp;)*|\?(?=[a-z_]+=)/i)) {
    const [written = '', ...rest] = part.split('=')
    const name = decoded(written).toLowerCase()
    const value = decoded(rest.join('='))
    if (value !== '' && !values.has(name)) values.set(name, value)
  }
  return values
}

/**
 * Returns the campaign named in the query of the first page. Reads the whole query before anything is truncated,
 * because an address with a click id is often longer than the part that is sent.
 */
export function campaignOf(query: string): Campaign {
  const values = parametersOf(query)
  const kind = clickIdNames.find((name) => values.has(name.toLowerCase())) ?? ''
  const utm = (name: (typeof utmNames)[number]) => truncateText(values.get(name) ?? '')
  return {
    utm_source: utm('utm_source'),
    utm_medium: utm('utm_medium'),
    utm_campaign: utm('utm_campaign'),
    utm_content: utm('utm_content'),
    utm_term: utm('utm_term'),
    click_id_kind: kind,
    click_id: (values.get(kind.toLowerCase()) ?? '').slice(0, CLICK_ID_MAX),
  }
}
