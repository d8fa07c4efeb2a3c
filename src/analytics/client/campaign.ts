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
  // Taboola, Outbrain, Yahoo, Yandex, VK, Spotify, Google's shopping results
  ...['tblci', 'taboolaclickid', 'dicbo', 'obclid', 'OutbrainClickId', 'vmcid', 'yclid', 'ymclid', 'rb_clickid'],
  ...['spclid', 'srsltid'],
  // Affiliate networks and trackers: Impact, CJ, Awin, ShareASale, Tradedoubler, Rakuten, Kochava, Adobe, any other
  ...['irclickid', 'im_ref', 'cjevent', 'awc', 'sscid', 'tduid', 'ranSiteID', 'ko_click_id', 'ef_id', 's_kwcid'],
  ...['clickid', 'click_id'],
  // Links that people share from Instagram
  ...['igsh', 'igshid'],
  'fbclid',
]

/** Query parameters with the id of an advert, as networks and their templates name it. */
const adNames = ['ad_id', 'adid', 'utm_ad', 'hsa_ad', 'ad', 'creative'] as const

/** Longest id of a click that is kept. Networks write up to about 300 characters; a shortened one identifies nothing. */
const CLICK_ID_MAX = 500

export type Campaign = {
  readonly [K in (typeof utmNames)[number]]: string
} & { readonly ad: string; readonly click_id_kind: string; readonly click_id: string }

/** Decodes what can be decoded, and keeps the rest as it was written: "50%_off" is a name that somebody typed. */
const decoded = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/%u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
      try {
        return decodeURIComponent(escaped)
      } catch {
        return escaped
      }
    })

/** Names of the campaign as people mistype them: `utm-source`, `UTM_SOURCE`, `utmsource`, `utm_source[]`. */
const mistyped = /^utm[-_. ]?(source|medium|campaign|content|term)(?:\[\])?$/

const nameIn = (written: string): string => {
  const name = decoded(written).trim().toLowerCase()
  const part = mistyped.exec(name)?.[1]
  return part === undefined ? name : `utm_${part}`
}

/** What stands in an address whose network filled nothing in, or whose program had nothing: no value. */
const unfilled = /^(?:\{.*\}|__[A-Z0-9_]+__|null|undefined)$/

/** Signs between parameters that were escaped once more with their address: "fb%26utm_medium=paid", "utm_source%3Dfb". */
const escapedOnce = (query: string): string =>
  query
    .replace(/(?:%26|&)(?:amp(?:%3b|;)?)+(?=utm[-_])/gi, '&')
    .replace(/%26(?=utm[-_](?:source|medium|campaign|content|term|id)(?:=|%3d))/gi, '&')
    .replace(/(^|[?&])(utm[-_][a-z]+)%3d/gi, '$1$2=')

/**
 * The first value that is not empty, by name in lower case. Reads addresses as a person would: "&" that was escaped for HTML or
 * with its address, names in capitals, a second "?" in front of a name that was added to an address with a query, and no value
 * in a blank that the network left.
 */
function parametersOf(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const part of escapedOnce(query)
    .replace(/^\?/, '')
    .split(/&(?:amp;)*|\?(?=[a-z_]+=)/i)) {
    const [written = '', ...rest] = part.split('=')
    const name = nameIn(written)
    const value = decoded(rest.join('='))
    if (value !== '' && !unfilled.test(value.trim()) && !values.has(name)) values.set(name, value)
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
    ad: truncateText(adNames.map((name) => values.get(name)).find((value) => value !== undefined) ?? ''),
    click_id_kind: kind,
    // No id has a blank: it was a plus sign.
    click_id: (values.get(kind.toLowerCase()) ?? '').replaceAll(' ', '+').slice(0, CLICK_ID_MAX),
  }
}
