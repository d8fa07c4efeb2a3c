/**
 * Everything that the collector accepts, as data: each event with each property it may have. Nothing else is stored or
 * passed on, so there is no field that could hold an answer, an address or a result.
 */

/** What a property may hold: a short text, a number from 0, yes or no, or one of the listed texts. */
export type PropertyKind = 'text' | 'number' | 'flag' | readonly string[]
type Properties = Readonly<Record<string, PropertyKind>>

const platforms = ['iOS', 'Android', 'Web'] as const

/** What is known about the page, the campaign, the device and the place when the first page opens. */
const firstTouch = {
  page_url: 'text',
  referrer: 'text',
  utm_source: 'text',
  utm_medium: 'text',
  utm_campaign: 'text',
  device: platforms,
  device_type: 'text',
  browser: 'text',
  os: 'text',
  language: 'text',
  is_mobile: 'flag',
  timestamp: 'text',
  country: 'text',
  country_code: 'text',
  city: 'text',
  region: 'text',
} as const satisfies Properties

/** Additional properties for our own collector only. */
const firstTouchExtras = {
  landing: 'text',
  utm_content: 'text',
  utm_term: 'text',
  /** The id of the advert. */
  ad: 'text',
  click_id_kind: 'text',
  click_id: 'text',
  /** What is left of a click's id after 255 characters. */
  click_id_rest: 'text',
  is_return: 'flag',
  consent: ['none', 'analytics'],
} as const satisfies Properties

export const events = {
  first_page_opened: { ...firstTouch, ...firstTouchExtras },
  payment_started: { plan: 'text', billing_period: 'text', price: 'number', currency: 'text' },
  step_viewed: {
    step: 'text',
    flow: 'number',
    visit: 'number',
    first_at: 'number',
    left_at: 'number',
    views: 'number',
    backs: 'number',
    validation_errors: 'number',
    visible_ms: 'number',
    variants: 'text',
    /** The step with which the document was opened, if answers were on the device already. */
    resumes_at: 'text',
  },
  $identify: { $anon_distinct_id: 'text' },
  $create_alias: { alias: 'text' },
} as const satisfies Readonly<Record<string, Properties>>
export type EventName = keyof typeof events

/** The people profile: the first touch, and when the visitor was last seen. */
export const profileProperties = { ...firstTouch, last_seen: 'text' } as const satisfies Properties

/** Groups by key, each with the properties it may have. */
export const groups = {
  plan: { name: 'text', interval: 'text', price: 'number', currency: 'text' },
} as const satisfies Readonly<Record<string, Properties>>
export type GroupKey = keyof typeof groups

/** The token of our own collector. It is not a secret: it separates our events from those of other projects. */
export const OWN_TOKEN = 'first-party'
