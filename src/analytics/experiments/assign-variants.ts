import type { ShownVariant } from '#analytics/events/shown-variants.ts'
import { bucketOf, variantAt } from './bucket.ts'
import { experimentOf } from './experiment-list.ts'

/** A run of an experiment that is under way. */
export type Run = {
  readonly key: string
  readonly version: number
  /** In the order of the variants of the experiment. */
  readonly weights: readonly number[]
  readonly coveragePercent: number
}

/** The running experiments, and the decided ones. */
export type Experiments = {
  readonly running: readonly Run[]
  /** The variants kept by the last run of an experiment, unless that is the control. */
  readonly kept: readonly Look[]
}

/** A variant as style sheets refer to it. */
export type Look = Pick<ShownVariant, 'key' | 'variant'>

/** Includes the version, so that two runs of an experiment assign visitors independently. */
const seedOf = ({ key, version }: Run): string => `${key}.${version}`

/** The variants that the visitor with this id sees on a page; a run that does not cover the visitor is left out. */
export function assignVariants(runs: readonly Run[], page: string, id: string): readonly ShownVariant[] {
  return runs.flatMap((run): ShownVariant[] => {
    const definition = experimentOf(run.key)
    if (definition === undefined || definition.page !== page) return []
    const place = variantAt(bucketOf(seedOf(run), id), run.weights, run.coveragePercent / 100)
    const variant = place === null ? undefined : definition.variants[place]
    return variant === undefined ? [] : [{ key: run.key, version: run.version, variant: variant.name }]
  })
}

/** Whether any of the runs is on this page. */
export const isTriedOn = (runs: readonly Run[], page: string): boolean =>
  runs.some(({ key }) => experimentOf(key)?.page === page)

/** The variants in which a page is shown: those assigned to the visitor, and the kept ones of other experiments. */
export const looksOf = (shown: readonly ShownVariant[], kept: readonly Look[], page: string): readonly Look[] => [
  ...shown,
  ...kept.filter(({ key }) => experimentOf(key)?.page === page && !shown.some((drawn) => drawn.key === key)),
]
