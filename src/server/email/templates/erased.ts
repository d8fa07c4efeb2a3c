import type { EmailTemplate } from '#server/email/email-template.ts'
import { erasedWords } from '#server/email/words/account-words.ts'
import { wordsIn } from '#server/words/words-in.ts'

export const erased: EmailTemplate<{ readonly hasOrders: boolean }> = {
  kind: 'erased',
  cause: 'A person deletes their data; it says what has to be kept.',
  isKeptByLaw: false,
  draft: ({ hasOrders }, locale) => {
    const { erasedWords: words } = wordsIn(locale, { erasedWords })
    return {
      subject: words.subject,
      heading: words.heading,
      before: [words.done, ...(hasOrders ? [words.access, words.orders] : [words.everything])],
      after: [words.notYou, words.thanks],
    }
  },
  manageLink: () => null,
  examples: {
    erased: { hasOrders: false },
    'erased-with-orders': { hasOrders: true },
  },
}
