import type { ShownVariant } from '#analytics/events/shown-variants.ts'
import { bucketOf, variantAt } from './bucket.ts'
import { experimentOf } from './experiment-list.ts'

/** A run of an experiment that is under way. */
export type Run = {
  readonly key: string
  readonly version: number
  /** In the order of the variants. */
  readonly weights: readonly number[]
  readonly coveragePercent: number
}

/** What is on trial, and what was decided. */
export type Experiments = {
  readonly running: readonly Run[]
  /** The variant that the last run of an experiment ended with, where it is not the control. */
  readonly kept: readonly Look[]
}

/** A variant as the styles know it. */
export type Look = Pick<ShownVariant, 'key' | 'variant'>

/** Two runs of one experiment divide visitors independently. */
const seedOf = ({ key, version }: Run): string => `${key}.${version}`

/** What the visitor with this id is to see on a page; a run that does not cover the visitor is left out. */
export function assignVariants(runs: readonly Run[], page: string, id: string): readonly ShownVariant[] {
  return runs.flatMap((run): ShownVariant[] => {
    const definition = experimentOf(run.key)
    if (definition === undefined || definition.page !== page) return []
    const place = variantAt(bucketOf(seedOf(run), id), run.weights, run.coveragePercent / 100)
    const variant = place === null ? undefined : definition.variants[place]
    return variant === undefined ? [] : [{ key: run.key, version: run.version, variant: variant.name }]
  })
}

/** Whether an experiment is tried on a page. */
export const isTriedOn = (runs: readonly Run[], page: string): boolean =>
  runs.some(({ key }) => experimentOf(key)?.page === page)

/** How a page looks: in the variants that its visitor was drawn for, and in those that were kept of other experiments. */
export const looksOf = (shown: readonly ShownVariant[], kept: readonly Look[], page: string): readonly Look[] => [
  ...shown,
  ...kept.filter(({ key }) => experimentOf(key)?.page === page && !shown.some((drawn) => drawn.key === key)),
]
