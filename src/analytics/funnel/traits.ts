/**
 * The dimensions by which the funnel can be broken down. `ad` is the id of an advert, `click` the network's name for the id of a click, such as
 * `gclid`; `landing` the step with which the visit began; `app` the app whose built-in browser it is; `plan` the plan that was bought first. `variant` is a variant in one run of an experiment, such as
 * `home-picture.1.without`. `path` is the path that the gender leads to; it is known only for visitors who confirmed an
 * email address, since before that the answer stays on the device.
 */
export const dimensions = [
  ...(['source', 'medium', 'campaign', 'content', 'term', 'ad', 'click', 'landing'] as const),
  ...(['country', 'platform', 'device', 'app', 'language', 'plan', 'path', 'variant'] as const),
] as const
export type Dimension = (typeof dimensions)[number]
/**
 * The dimensions by which single steps can be broken down. Not `path`: it is an answer, so its figures would be figures
 * of an answer.
 */
export type FunnelDimension = Exclude<Dimension, 'path'>

/** The dimensions of which a visitor has one value at most; of variants there may be several. */
export type SingleDimension = Exclude<Dimension, 'variant'>
export const singleDimensions: readonly SingleDimension[] = dimensions.filter((dimension) => dimension !== 'variant')

export type Trait = { readonly dimension: Dimension; readonly value: string }

/** The stored first touch of a visitor. */
export type FirstTouch = {
  readonly utmSource: string | null
  readonly utmMedium: string | null
  readonly utmCampaign: string | null
  readonly utmContent: string | null
  readonly utmTerm: string | null
  readonly ad: string | null
  readonly clickIdKind: string | null
  readonly landing: string | null
  readonly deviceType: string | null
  readonly referrerDomain: string | null
  readonly country: string | null
  readonly platform: string
  readonly inAppBrowser: string | null
  readonly language: string | null
  /** The name of the plan that was paid for first; null before a payment. */
  readonly plan: string | null
  /** The gender, confirmed with an email address; null before that. */
  readonly gender: string | null
  /** The variants shown, as `experiment.run.variant`. */
  readonly variants: readonly string[]
}

/** Stands for an unknown value. */
export const UNKNOWN = 'unknown'
/** Stands for a part of a campaign that an address did not name, for no click, and for a browser that is no app's. */
export const NONE = 'none'
/** Stands for the values for which there was no room. */
export const OTHERS = 'others'
const LONGEST = 60

// Values come from addresses and headers that any client can send, so they are shortened and reduced to one spelling.
const tidy = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._:/|&+()–-]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, LONGEST)

/** The name of a campaign as it is counted. */
export const tidyName = (name: string): string => tidy(name)

/** A source as it is counted. */
export const tidySource = (source: string): string => tidy(source.toLowerCase())

const known = (value: string | null): string => {
  const text = tidy(value ?? '')
  return text === '' ? UNKNOWN : text
}

const named = (value: string | null): string => tidy(value ?? '') || NONE

/** One value for each known dimension; for experiments one for each run in which the visitor saw a variant. */
export function traitsOf(touch: FirstTouch): readonly Trait[] {
  const source = tidySource(touch.utmSource ?? '') || tidySource(touch.referrerDomain ?? '')
  return [
    { dimension: 'source', value: source || 'direct' },
    { dimension: 'medium', value: named(touch.utmMedium?.toLowerCase() ?? null) },
    { dimension: 'campaign', value: named(touch.utmCampaign) },
    { dimension: 'content', value: named(touch.utmContent) },
    { dimension: 'term', value: named(touch.utmTerm) },
    { dimension: 'ad', value: named(touch.ad) },
    { dimension: 'click', value: named(touch.clickIdKind) },
    { dimension: 'landing', value: known(touch.landing) },
    { dimension: 'country', value: known(touch.country) },
    { dimension: 'platform', value: known(touch.inAppBrowser ?? touch.platform) },
    { dimension: 'device', value: known(touch.deviceType) },
    { dimension: 'app', value: named(touch.inAppBrowser) },
    { dimension: 'language', value: known(touch.language?.split(/[-_]/)[0]?.toLowerCase() ?? null) },
    { dimension: 'plan', value: named(touch.plan) },
    ...(touch.gender === null ? [] : [{ dimension: 'path' as const, value: known(touch.gender.toLowerCase()) }]),
    ...touch.variants.map((variant) => ({ dimension: 'variant' as const, value: known(variant) })),
  ]
}
