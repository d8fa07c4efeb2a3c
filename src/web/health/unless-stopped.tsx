import type { ComponentType } from 'react'
import { journey, type Slug } from '#domain/funnel/journey.ts'
import { useHealthQuestion } from '#web/navigation/use-health-question.ts'

/** The step that asks the health question. */
const ASKED_AT: Slug = 'meal-plan'

const placeOf = (of: Slug): number => journey.findIndex(({ slug }) => slug === of)

/**
 * The screen of a step, which a visitor whose health rules a plan out sees only up to the health question: from any
 * later step they are led back to it, and see none of its figures.
 */
export function unlessStopped<P extends object>(Screen: ComponentType<P>, slugOf: (props: P) => Slug) {
  return function UnlessStopped(props: P) {
    const isOn = placeOf(slugOf(props)) > placeOf(ASKED_AT)
    return useHealthQuestion({ isDue: false, at: ASKED_AT, isOn }) ? null : <Screen {...props} />
  }
}
