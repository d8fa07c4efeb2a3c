import { dwellBucket } from '#analytics/statistics/dwell-histogram.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { FIRST_PLACE, funnelPlace, PURCHASE_PLACE } from './funnel-steps.ts'
import type { Trait } from './traits.ts'

/** What a visitor does within this many days of the first page counts for that entry. */
export const WINDOW_DAYS = 7
/** Minutes without a further step after which a visitor counts as gone. */
export const GONE_AFTER_MINUTES = 30

/** A step as one visit saw it. */
export type SeenStep = {
  readonly step: string
  readonly firstAt: Date
  readonly backs: number
  readonly validationErrors: number
  readonly visibleMs: number
}

export type SeenVisitor = {
  readonly flow: number
  /** In chronological order; a step appears once for each visit that saw it. */
  readonly steps: readonly SeenStep[]
  readonly traits: readonly Trait[]
  /** When the first payment arrived, by the ledger. */
  readonly paidAt: Date | null
  /** Whether nothing has arrived for so long that the visitor counts as gone. */
  readonly isGone: boolean
}

export type CountedStep = {
  readonly place: number
  /** Bucket of the visible time; null for the purchase, which is not a page. */
  readonly bucket: number | null
  readonly backs: number
  readonly errors: number
}

/** What one visitor adds to the statistics. */
export type CountedVisitor = {
  readonly flow: number
  /** The day in UTC on which the visitor entered; everything is counted on it. */
  readonly day: string
  readonly traits: readonly Trait[]
  readonly steps: readonly CountedStep[]
  /** The furthest step, at which the visitor left; null for a buyer, and while the visitor may still continue. */
  readonly exit: number | null
}

/** When the visitor first saw the first page; null if never, for example after a reload halfway through. */
export const enteredAt = (steps: readonly SeenStep[]): Date | null =>
  steps.find(({ step }) => funnelPlace(step) === FIRST_PLACE)?.firstAt ?? null

/** A step with the totals of all visits that saw it. */
function countedStep(place: number, visits: readonly SeenStep[]): CountedStep {
  const total = (of: (visit: SeenStep) => number): number => visits.reduce((sum, visit) => sum + of(visit), 0)
  return {
    place,
    bucket: dwellBucket(total(({ visibleMs }) => visibleMs)),
    backs: total(({ backs }) => backs),
    errors: total(({ validationErrors }) => validationErrors),
  }
}

/** What a visitor adds to the statistics; null for one who did not enter through the first page. */
export function countVisitor(visitor: SeenVisitor): CountedVisitor | null {
  const entry = enteredAt(visitor.steps)
  if (entry === null) return null
  const end = entry.getTime() + WINDOW_DAYS * MS_PER_DAY
  const within = visitor.steps.filter(({ firstAt }) => firstAt.getTime() <= end)
  const steps: CountedStep[] = [...Map.groupBy(within, ({ step }) => step)].flatMap(([step, visits]) => {
    const place = funnelPlace(step)
    return place === null ? [] : [countedStep(place, visits)]
  })
  const hasBought = visitor.paidAt !== null && visitor.paidAt.getTime() <= end
  if (hasBought) steps.push({ place: PURCHASE_PLACE, bucket: null, backs: 0, errors: 0 })
  const furthest = Math.max(...steps.map(({ place }) => place))
  return {
    flow: visitor.flow,
    day: entry.toISOString().slice(0, 10),
    traits: visitor.traits,
    steps,
    exit: visitor.isGone && !hasBought ? furthest : null,
  }
}
