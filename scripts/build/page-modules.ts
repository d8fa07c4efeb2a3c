import { journey } from '../../src/domain/funnel/journey.ts'

const questions = 'src/web/routes/question-screens.ts'

/** The part of the app that shows a kind of step. */
const byKind: Readonly<Record<string, string>> = {
  choice: questions,
  choices: questions,
  scale: questions,
  info: questions,
  number: questions,
  date: questions,
  email: 'src/web/funnel/email/email-screen.tsx',
  prediction: 'src/web/prediction/prediction-screen.tsx',
  loading: 'src/web/funnel/loading/loading-screen.tsx',
  pay: 'src/web/pay/pay-screen.tsx',
}

const byName: Readonly<Record<string, string>> = {
  complete: 'src/web/pay/complete/complete-page.tsx',
  resume: 'src/web/pay/resume/resume-page.tsx',
  subscription: 'src/web/subscription/subscription-page.tsx',
  plan: 'src/web/member/member-area.tsx',
  'sign-in': 'src/web/sign-in/sign-in-page.tsx',
  terms_of_service: 'src/web/legal/terms-page.tsx',
  privacy: 'src/web/legal/privacy-page.tsx',
  'refund-policy': 'src/web/legal/refund-page.tsx',
  credits: 'src/web/legal/credits-page.tsx',
  help: 'src/web/legal/help-page.tsx',
}

/** The part of the app that a page needs in addition to the first bundle, to be fetched together with it. */
export function moduleOf(path: string): string | undefined {
  const name = path.split('/').at(-1) ?? ''
  return byName[name] ?? byKind[journey.find((step) => step.slug === name)?.kind ?? '']
}
