import { dayText } from '#server/email/email-dates.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'
import { forecastEmailWords, signInWords } from '#server/email/words/account-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleLinks } from './purchase-email.ts'

type Data = { readonly link: string; readonly validUntil: Date }

export const forecast: EmailTemplate<Data> = {
  kind: 'forecast',
  cause: 'A visitor confirms an address. It contains no answer and no figure, because others may read an email.',
  isKeptByLaw: false,
  draft: ({ link, validUntil }, locale) => {
    const { forecastEmailWords: words, signInWords: links } = wordsIn(locale, { forecastEmailWords, signInWords })
    return {
      subject: words.subject,
      picture: 'range',
      heading: words.heading,
      before: [words.hello, words.kept],
      action: { label: links.openForecast, link },
      after: [links.onlyYou(dayText(validUntil, locale)), words.stranger],
    }
  },
  manageLink: () => null,
  examples: {
    forecast: { link: exampleLinks.resume, validUntil: new Date('2026-12-21T00:00:00Z') },
  },
}
