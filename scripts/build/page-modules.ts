import { journey } from '../../src/domain/funnel/journey.ts'

/** The part of the app that shows a kind of step. */
const byKind: Readonly<Record<string, string>> = {
  choice: 'src/web/funnel/choice/choice-screen.tsx',
  choices: 'src/web/funnel/choice/several-screen.tsx',
  scale: 'src/web/funnel/choice/scale-screen.tsx',
  info: 'src/web/funnel/info/info-screen.tsx',
  number: 'src/web/funnel/measure/number-screen.tsx',
  date: 'src/web/funnel/date-screen.tsx',
  email: 'src/web/funnel/email/email-screen.tsx',
  prediction: 'src/web/prediction/prediction-screen.tsx',
  loading: 'src/web/funnel/loading/loading-screen.tsx',
  pay: 'src/web/pay/pay-screen.tsx',
}

const byName: Readonly<Record<string, string>> = {
  statistics: 'src/web/funnel/info/statistics.tsx',
  complete: 'src/web/pay/complete/complete-page.tsx',
  resume: 'src/web/pay/resume/resume-page.tsx',
  subscription: 'src/web/subscription/subscription-page.tsx',
  plan: 'src/web/member/member-area.tsx',
  'sign-in': 'src/web/sign-in/sign-in-page.tsx',
  terms_of_service: 'src/web/legal/terms-page.tsx',
  privacy: 'src/web/legal/privacy-page.tsx',
  'refund-policy': 'src/web/legal/refund-page.tsx',
}

/** The part of the app that a page needs beside the first bundle, to be fetched together with it. */
export function moduleOf(path: string): string | undefined {
  const name = path.split('/').at(-1) ?? ''
  return byName[name] ?? byKind[journey.find((step) => step.slug === name)?.kind ?? '']
}
