import type { ComponentType } from 'react'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { lazyPage } from '#web/device/page-chunk.tsx'

const questions = () => import('./question-screens.ts')

/** The page within the frame that every step has: that the frame has loaded does not mean that the page has. */
const withinStep = <P extends object>(load: () => Promise<ComponentType<P>>) => lazyPage(load, 'step')

/** What the layout of a step shows, by kind of step. Each is fetched while the visitor reads an earlier step. */
export const stepPages = {
  choice: withinStep(async () => (await questions()).questionScreens.choice),
  choices: withinStep(async () => (await questions()).questionScreens.choices),
  scale: withinStep(async () => (await questions()).questionScreens.scale),
  info: withinStep(async () => (await questions()).questionScreens.info),
  number: withinStep(async () => (await questions()).questionScreens.number),
  date: withinStep(async () => (await questions()).questionScreens.date),
  statistics: withinStep(async () => (await questions()).questionScreens.statistics),
  prediction: withinStep(async () => (await import('#web/prediction/prediction-screen.tsx')).PredictionScreen),
  loading: withinStep(async () => (await import('#web/funnel/loading/loading-screen.tsx')).LoadingScreen),
  email: withinStep(async () => (await import('#web/funnel/email/email-screen.tsx')).EmailScreen),
  pay: withinStep(async () => (await import('#web/pay/pay-screen.tsx')).PayScreen),
}

/** The page of a step. */
export const pageOfStep = (step: JourneyStep) => stepPages[step.slug === 'statistics' ? 'statistics' : step.kind]
