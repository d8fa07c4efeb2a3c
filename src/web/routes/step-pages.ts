import type { JourneyStep } from '#domain/funnel/journey.ts'
import { lazyPage } from '#web/device/page-chunk.tsx'

const questions = () => import('./question-screens.ts')

/** What the layout of a step shows, by kind of step. Each is fetched while the visitor reads an earlier step. */
export const stepPages = {
  choice: lazyPage(async () => (await questions()).questionScreens.choice),
  choices: lazyPage(async () => (await questions()).questionScreens.choices),
  scale: lazyPage(async () => (await questions()).questionScreens.scale),
  info: lazyPage(async () => (await questions()).questionScreens.info),
  number: lazyPage(async () => (await questions()).questionScreens.number),
  date: lazyPage(async () => (await questions()).questionScreens.date),
  statistics: lazyPage(async () => (await questions()).questionScreens.statistics),
  prediction: lazyPage(async () => (await import('#web/prediction/prediction-screen.tsx')).PredictionScreen),
  loading: lazyPage(async () => (await import('#web/funnel/loading/loading-screen.tsx')).LoadingScreen),
  email: lazyPage(async () => (await import('#web/funnel/email/email-screen.tsx')).EmailScreen),
  pay: lazyPage(async () => (await import('#web/pay/pay-screen.tsx')).PayScreen),
}

/** The page of a step. */
export const pageOfStep = (step: JourneyStep) => stepPages[step.slug === 'statistics' ? 'statistics' : step.kind]
