import '#web/funnel/short-phone.css'
import { ChoiceScreen } from '#web/funnel/choice/choice-screen.tsx'
import { ScaleScreen } from '#web/funnel/choice/scale-screen.tsx'
import { SeveralScreen } from '#web/funnel/choice/several-screen.tsx'
import { DateScreen } from '#web/funnel/date-screen.tsx'
import { InfoScreen } from '#web/funnel/info/info-screen.tsx'
import { Statistics } from '#web/funnel/info/statistics.tsx'
import { NumberScreen } from '#web/funnel/measure/number-screen.tsx'
import { unlessStopped } from '#web/health/unless-stopped.tsx'

/**
 * The screens of the questionnaire's steps, in one chunk: every visitor sees all of them, and a chunk for each would
 * mean twenty requests of a kilobyte.
 */
export const questionScreens = {
  choice: unlessStopped(ChoiceScreen, ({ step }) => step.slug),
  choices: unlessStopped(SeveralScreen, ({ step }) => step.slug),
  scale: unlessStopped(ScaleScreen, ({ step }) => step.slug),
  info: unlessStopped(InfoScreen, ({ slug }) => slug),
  number: unlessStopped(NumberScreen, ({ step }) => step.slug),
  date: unlessStopped(DateScreen, ({ step }) => step.slug),
  statistics: unlessStopped(Statistics, () => 'statistics'),
} as const
