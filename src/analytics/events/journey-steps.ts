import { journey } from '#domain/funnel/journey.ts'

/**
 * Version of the order of the steps. Statistics of two versions are never added together; a test requires a new version
 * when a step is added, removed or moved.
 */
export const FLOW_VERSION = 1

/** A fingerprint of the steps of each version, for that test. */
export const flowFingerprints: Readonly<Record<number, number>> = { 1: 4231516787 }

/** Every measured step of the funnel in order, from the first page to the last. */
export const measuredSteps: readonly string[] = ['home', ...journey.map(({ slug }) => slug), 'complete']

const places = new Map(measuredSteps.map((step, place) => [step, place]))

/** The place of a step in the journey, from 0; null if there is no such step. */
export const placeOfStep = (step: string): number | null => places.get(step) ?? null
