import { bucketOf, variantAt } from './bucket.ts'
import { type ExperimentDefinition, experimentOf } from './experiment-list.ts'
import { NOT_COVERED, type ShownVariant } from './shown-variants.ts'

/** A run of an experiment that is under way. */
export type Run = {
  readonly key: string
  readonly version: number
  /** In the order of the variants. */
  readonly weights: readonly number[]
  readonly coveragePercent: number
}

/** Two runs of one experiment divide visitors independently. */
const seedOf = ({ key, version }: Run): string => `${key}.${version}`

const isDrawn = ({ variants }: ExperimentDefinition, name: string): boolean =>
  name === NOT_COVERED || variants.some((variant) => variant.name === name)

/**
 * What a visitor of a page is to see: what was drawn before stays, the rest is drawn by `id`. A visitor that a run does
 * not cover keeps that as well.
 */
export function assignVariants(
  runs: readonly Run[],
  page: string,
  before: readonly ShownVariant[],
  id: string,
): readonly ShownVariant[] {
  return runs.flatMap((run): ShownVariant[] => {
    const definition = experimentOf(run.key)
    if (definition === undefined || definition.page !== page) return []
    const known = before.find(({ key, version }) => key === run.key && version === run.version)
    if (known !== undefined && isDrawn(definition, known.variant)) return [known]
    const place = variantAt(bucketOf(seedOf(run), id), run.weights, run.coveragePercent / 100)
    const variant = (place === null ? undefined : definition.variants[place]?.name) ?? NOT_COVERED
    return [{ key: run.key, version: run.version, variant }]
  })
}
