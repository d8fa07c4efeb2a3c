import { measuredSteps } from '#analytics/events/journey-steps.ts'

/**
 * The end of the funnel: the first payment that arrived. It is counted from the ledger, never from what a page reports.
 */
export const PURCHASE = 'purchase'

/** The steps of the funnel in order. The thank-you page is left out: its visitors have bought. */
export const funnelSteps: readonly string[] = [...measuredSteps.filter((step) => step !== 'complete'), PURCHASE]

export const FIRST_PLACE = 0
export const PURCHASE_PLACE = funnelSteps.length - 1

const places = new Map(funnelSteps.map((step, place) => [step, place]))

/** The place of a step in the funnel, from 0; null if it is not part of it. */
export const funnelPlace = (step: string): number | null => places.get(step) ?? null
