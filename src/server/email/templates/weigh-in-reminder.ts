import type { EmailTemplate } from '#server/email/email-template.ts'

type Data = {
  /** 0 is Monday. */
  readonly weekday: number
  readonly pageLink: string
  readonly stopLink: string
}

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const

export const weighInReminder: EmailTemplate<Data> = {
  kind: 'weigh_in_reminder',
  cause: 'Once a week, on the day that the member chose. It contains no figure, because others may read an email.',
  isKeptByLaw: false,
  draft: ({ weekday, pageLink, stopLink }) => ({
    subject: 'A minute for your plan',
    heading: 'A minute on the scales',
    before: [
      `You asked us to remind you on ${weekdays[weekday] ?? 'this day'}: your weight before breakfast helps us fit your plan to you.`,
      'No time, or not in the mood? Then skip it. A single day says little, and your plan continues without it.',
    ],
    action: { label: 'Log a weight', link: pageLink },
    after: ['You get this once a week, because you chose it on the weight page. You can choose another day there.'],
    links: [{ label: 'Stop this reminder', link: stopLink }],
    stopLink,
  }),
  manageLink: () => null,
  examples: {
    'weigh-in-reminder': {
      weekday: 0,
      pageLink: 'https://example.com/v3/plan/weight',
      stopLink: 'https://example.com/v3/weigh-in-reminder/secret-of-nobody-at-all',
    },
  },
}
