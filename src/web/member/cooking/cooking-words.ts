import { minutesText } from '#web/member/words/week.ts'

/** The texts of the cooking mode. */
export const cookingWords = {
  step: (step: number): string => `Step ${step}`,
  start: (minutes: number): string => `Start ${minutesText(minutes)}`,
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  again: 'Again',
  timeIsUp: 'Time is up',
  timers: 'Timers',
  timerOf: (label: string): string => `Timer: ${label}`,
  rings: (title: string, label: string): string => `${title} (${label}): time is up.`,
  remove: (label: string): string => `Remove the timer: ${label}`,
  keepAwake: 'Keep the screen on',
} as const
