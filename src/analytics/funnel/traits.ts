/**
 * By what the funnel can be broken down. `variant` is that of a run of an experiment, `home-picture.1.without`. `path` is
 * the one that a gender leads to, of visitors who confirmed an address: before that the answer is on the device alone.
 */
export const dimensions = ['source', 'country', 'platform', 'language', 'path', 'variant'] as const
export type Dimension = (typeof dimensions)[number]
/** Those of which single steps are shown: a path is an answer, and its steps would be figures of an answer. */
export type FunnelDimension = Exclude<Dimension, 'path'>

export type Trait = { readonly dimension: Dimension; readonly value: string }

/** What is stored of a visitor's first touch. */
export type FirstTouch = {
  readonly utmSource: string | null
  readonly referrerDomain: string | null
  readonly country: string | null
  readonly platform: string
  readonly inAppBrowser: string | null
  readonly language: string | null
  /** The gender that was confirmed with an address; null before that. */
  readonly gender: string | null
  /** The variants that were shown, as `experiment.run.variant`. */
  readonly variants: readonly string[]
}

/** What stands for a value that is not known. */
const UNKNOWN = 'unknown'
const LONGEST = 60

// Values come from addresses and headers that any client can send; what is counted is short and in one spelling.
const tidy = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._:/-]/gu, '')
    .trim()
    .slice(0, LONGEST)

const known = (value: string | null): string => {
  const text = tidy(value ?? '')
  return text === '' ? UNKNOWN : text
}

/** One value for each dimension that is known; for experiments one for each run in which the visitor saw a variant. */
export function traitsOf(touch: FirstTouch): readonly Trait[] {
  const source = tidy(touch.utmSource?.toLowerCase() ?? '') || tidy(touch.referrerDomain?.toLowerCase() ?? '')
  return [
    { dimension: 'source', value: source || 'direct' },
    { dimension: 'country', value: known(touch.country) },
    { dimension: 'platform', value: known(touch.inAppBrowser ?? touch.platform) },
    { dimension: 'language', value: known(touch.language?.split(/[-_]/)[0]?.toLowerCase() ?? null) },
    ...(touch.gender === null ? [] : [{ dimension: 'path' as const, value: known(touch.gender.toLowerCase()) }]),
    ...touch.variants.map((variant) => ({ dimension: 'variant' as const, value: known(variant) })),
  ]
}
