import type { EmailTemplate } from '#server/email/email-template.ts'
import { weighInWords } from '#server/email/words/weigh-in-words.ts'
import { wordsIn } from '#server/words/words-in.ts'

type Data = {
  /** 0 is Monday. */
  readonly weekday: number
  readonly pageLink: string
  readonly stopLink: string
}

export const weighInReminder: EmailTemplate<Data> = {
  kind: 'weigh_in_reminder',
  cause: 'Once a week, on the day that the member chose. It contains no figure, because others may read an email.',
  isKeptByLaw: false,
  draft: ({ weekday, pageLink, stopLink }, locale) => {
    const { weighInWords: words } = wordsIn(locale, { weighInWords })
    return {
      subject: words.subject,
      picture: 'range',
      heading: words.heading,
      before: [...words.asked.slice(weekday, weekday + 1), words.skip],
      action: { label: words.log, link: pageLink },
      after: [words.why],
      links: [{ label: words.stop, link: stopLink }],
      stopLink,
    }
  },
  manageLink: () => null,
  examples: {
    'weigh-in-reminder': {
      weekday: 0,
      pageLink: 'https://example.com/v3/plan/weight',
      stopLink: 'https://example.com/v3/weigh-in-reminder/secret-of-nobody-at-all',
    },
  },
}
