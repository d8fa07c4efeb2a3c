import { stepOf } from '#domain/funnel/journey.ts'
import { lazyPage } from '#web/device/page-chunk.tsx'
import type { View } from '#web/navigation/views.ts'

/**
 * Every page that is not in the first bundle, by name. `step` is the frame of all steps: its guard, its layout, and a
 * page for each kind of step (`step-pages.ts`), which nothing else shows.
 */
export const lazyPages = {
  step: lazyPage(async () => (await import('./step-screen.tsx')).GuardedStep),
  complete: lazyPage(async () => (await import('#web/pay/complete/complete-page.tsx')).CompletePage),
  resume: lazyPage(async () => (await import('#web/pay/resume/resume-page.tsx')).ResumePage),
  subscription: lazyPage(async () => (await import('#web/subscription/subscription-page.tsx')).SubscriptionPage),
  member: lazyPage(async () => (await import('#web/member/member-area.tsx')).openMemberArea()),
  signIn: lazyPage(async () => (await import('#web/sign-in/sign-in-page.tsx')).SignInPage),
  terms: lazyPage(async () => (await import('#web/legal/terms-page.tsx')).TermsPage),
  privacy: lazyPage(async () => (await import('#web/legal/privacy-page.tsx')).PrivacyPage),
  refunds: lazyPage(async () => (await import('#web/legal/refund-page.tsx')).RefundPage),
  credits: lazyPage(async () => (await import('#web/legal/credits-page.tsx')).CreditsPage),
  help: lazyPage(async () => (await import('#web/legal/help-page.tsx')).HelpPage),
}

/** Fetches the code of a step. A step whose code cannot be fetched says so when it is shown. */
async function preloadStep(slug: string): Promise<void> {
  const step = stepOf(slug)
  if (step === undefined) return
  const page = import('./step-pages.ts').then(({ pageOfStep }) => pageOfStep(step).preload())
  await Promise.allSettled([lazyPages.step.preload(), page])
}

/** Fetches the lazy page of a view; null if the first bundle contains it. */
export function preloadView(view: View): Promise<void> | null {
  if (view.kind === 'unknown') return null
  if (view.kind === 'member') return lazyPages.member.preload()
  if (view.kind === 'page') return view.name === 'home' ? null : lazyPages[view.name].preload()
  return preloadStep(view.slug)
}
