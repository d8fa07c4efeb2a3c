import type { Slug } from '#domain/funnel/journey.ts'
import { createStore } from '#web/device/store.ts'

/** The step on the screen, once it is alive; null before. Pages outside the questionnaire leave it as it was. */
export const shownStep = createStore<Slug | 'home' | null>(null)
