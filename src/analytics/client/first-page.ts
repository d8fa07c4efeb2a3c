import { TEXT_MAX } from '#analytics/events/truncate.ts'
import type { DeviceReply, GeoReply } from '#domain/api/visitor.ts'
import { type Campaign, campaignOf } from './campaign.ts'

/** What is known when the first page is opened. */
export type FirstPage = {
  /** Origin and base path only, so that it contains no answer of the visitor. */
  readonly pageUrl: string
  readonly referrer: string
  /** The query with which the document was opened. */
  readonly query: string
  readonly language: string
  /** Null if the look-up failed. */
  readonly device: Pick<DeviceReply, 'platformType' | 'deviceType' | 'browser' | 'os' | 'isMobile'> | null
  /** Null if the look-up failed: the event is then sent without a place. */
  readonly place: GeoReply | null
  readonly at: Date
}

const UNKNOWN = 'Unknown'

/** The properties of the first-page event; the people profile has the same ones. */
export function firstPageProperties({ pageUrl, referrer, query, language, device, place, at }: FirstPage) {
  const { utm_source, utm_medium, utm_campaign } = campaignOf(query)
  return {
    page_url: pageUrl,
    referrer,
    utm_source,
    utm_medium,
    utm_campaign,
    device: device?.platformType ?? 'Web',
    device_type: device?.deviceType ?? 'desktop',
    browser: device?.browser ?? UNKNOWN,
    os: device?.os ?? UNKNOWN,
    language,
    is_mobile: device?.isMobile ?? false,
    timestamp: at.toISOString(),
    ...(place === null
      ? {}
      : {
          country: place.country_name || UNKNOWN,
          country_code: place.country || UNKNOWN,
          city: place.city || UNKNOWN,
          region: place.region || UNKNOWN,
        }),
  }
}

/**
 * Additional properties for our own collector: the rest of the campaign, and where the visit began. The id of a click may be longer
 * than a text may be, and is of no use shortened: its end is a property of its own.
 */
export function firstTouchProperties(
  query: string,
  {
    landing,
    isReturn,
    consent,
  }: { readonly landing: string; readonly isReturn: boolean; readonly consent: 'none' | 'analytics' },
): Omit<Campaign, 'utm_source' | 'utm_medium' | 'utm_campaign'> & Readonly<Record<string, string | boolean>> {
  const { utm_content, utm_term, ad, click_id_kind, click_id } = campaignOf(query)
  const [first, rest] = [click_id.slice(0, TEXT_MAX), click_id.slice(TEXT_MAX)]
  return {
    ...{ utm_content, utm_term, ad, click_id_kind, click_id: first, click_id_rest: rest },
    ...{ landing, is_return: isReturn, consent },
  }
}

/** Whether an address says by which advert, letter or campaign its visitor comes. */
export function namesOrigin(query: string): boolean {
  const { utm_source, utm_campaign, click_id_kind } = campaignOf(query)
  return `${utm_source}${utm_campaign}${click_id_kind}` !== ''
}
