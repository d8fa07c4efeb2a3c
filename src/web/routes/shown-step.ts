import { useEffect } from 'react'
import type { Slug } from '#domain/funnel/journey.ts'
import { createStore } from '#web/device/store.ts'

/** The step on the screen; null until a step is hydrated. Pages outside the questionnaire do not change it. */
export const shownStep = createStore<Slug | 'home' | null>(null)

/** Tells what works ahead of the visitor that a step is on the screen. */
export function useShownStep(step: Slug | 'home'): void {
  useEffect(() => shownStep.set(step), [step])
}
