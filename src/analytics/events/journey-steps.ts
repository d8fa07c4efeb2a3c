import { journey } from '#domain/funnel/journey.ts'

/**
 * Version of the order of the steps. Statistics of two versions are never added together; a test asks for a new one
 * where a step came, went or moved.
 */
export const FLOW_VERSION = 1

/** Every step of the funnel that is measured, in order, from the first page to the last. */
export const measuredSteps: readonly string[] = ['home', ...journey.map(({ slug }) => slug), 'complete']

const places = new Map(measuredSteps.map((step, place) => [step, place]))

/** The place of a step in the journey, from 0; null where it is none. */
export const placeOfStep = (step: string): number | null => places.get(step) ?? null
