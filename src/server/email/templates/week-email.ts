import { weekdayOf } from '#domain/household/shopping-days.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'
import { weekEmailWords } from '#server/email/words/week-email-words.ts'
import { wordsIn } from '#server/words/words-in.ts'

type Data = {
  readonly startsOn: IsoDate
  /** The titles of the dishes of each day, in their order. */
  readonly days: readonly (readonly string[])[]
  /** What to buy; what should be at home is left out. */
  readonly list: readonly { readonly amount: string; readonly food: string; readonly isLater: boolean }[]
  /** What the household wrote on the list itself. */
  readonly own: readonly string[]
  readonly pageLink: string
  readonly stopLink: string
}

export const weekEmail: EmailTemplate<Data> = {
  kind: 'week_email',
  cause: 'On the day before each week, if the member wants it. It names dishes and foods, and nothing about a body.',
  isKeptByLaw: false,
  draft: ({ startsOn, days, list, own, pageLink, stopLink }, locale) => {
    const { weekEmailWords: words } = wordsIn(locale, { weekEmailWords })
    const nameOf = (day: number) => words.days[weekdayOf(addDays(startsOn, day)) - 1] ?? ''
    const lines = list.map(({ amount, food, isLater }) => {
      const line = amount === '' ? food : words.line(amount, food)
      return isLater ? words.later(line) : line
    })
    const all = [...lines, ...own]
    return {
      subject: words.subject,
      picture: 'table',
      heading: words.heading,
      before: [words.about],
      action: { label: words.open, link: pageLink },
      rows: days.map((titles, day) => [nameOf(day), titles.length === 0 ? words.away : titles.join(words.between)]),
      ...(all.length === 0 ? {} : { terms: { title: words.list, lines: all } }),
      after: [words.home, words.why],
      links: [{ label: words.stop, link: stopLink }],
      stopLink,
    }
  },
  manageLink: () => null,
  examples: {
    'week-email': {
      startsOn: '2026-11-23',
      days: Array.from({ length: 7 }, () => ['Oatmeal with pear', 'Red lentil soup', 'Baked salmon with potatoes']),
      list: [
        { amount: '1 bag', food: 'red lentils', isLater: false },
        { amount: '2', food: 'salmon fillets', isLater: true },
      ],
      own: ['Candles'],
      pageLink: 'https://example.com/v3/plan/week/2',
      stopLink: 'https://example.com/v3/week-email/secret-of-nobody-at-all',
    },
  },
}
