import { type JourneyStep, stepOf } from '#domain/funnel/journey.ts'
import { lazyPage } from '#web/device/page-chunk.tsx'
import type { View } from '#web/navigation/views.ts'

const questions = () => import('./question-screens.ts')

/** Every page that is not in the first bundle, by name. Each is fetched while the visitor reads an earlier step. */
export const lazyPages = {
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
  complete: lazyPage(async () => (await import('#web/pay/complete/complete-page.tsx')).CompletePage),
  resume: lazyPage(async () => (await import('#web/pay/resume/resume-page.tsx')).ResumePage),
  subscription: lazyPage(async () => (await import('#web/subscription/subscription-page.tsx')).SubscriptionPage),
  member: lazyPage(async () => (await import('#web/member/member-area.tsx')).openMemberArea()),
  signIn: lazyPage(async () => (await import('#web/sign-in/sign-in-page.tsx')).SignInPage),
  terms: lazyPage(async () => (await import('#web/legal/terms-page.tsx')).TermsPage),
  privacy: lazyPage(async () => (await import('#web/legal/privacy-page.tsx')).PrivacyPage),
  refunds: lazyPage(async () => (await import('#web/legal/refund-page.tsx')).RefundPage),
  credits: lazyPage(async () => (await import('#web/legal/credits-page.tsx')).CreditsPage),
}

/** The lazy page that shows a step. */
export const pageOfStep = (step: JourneyStep): keyof typeof lazyPages =>
  step.slug === 'statistics' ? 'statistics' : step.kind

/** Fetches the lazy page of a view; null if the first bundle contains it. */
export function preloadView(view: View): Promise<void> | null {
  if (view.kind === 'unknown') return null
  if (view.kind === 'member') return lazyPages.member.preload()
  if (view.kind === 'page') return view.name === 'home' ? null : lazyPages[view.name].preload()
  const step = stepOf(view.slug)
  return step === undefined ? null : lazyPages[pageOfStep(step)].preload()
}
