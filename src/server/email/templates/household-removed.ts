import type { EmailTemplate } from '#server/email/email-template.ts'
import { householdRemovedWords } from '#server/email/words/household-words.ts'
import { wordsIn } from '#server/words/words-in.ts'

export const householdRemoved: EmailTemplate<Readonly<Record<never, never>>> = {
  kind: 'household_removed',
  cause: 'Another adult takes somebody out of the household.',
  isKeptByLaw: false,
  draft: (_, locale) => {
    const { householdRemovedWords: words } = wordsIn(locale, { householdRemovedWords })
    return {
      subject: words.subject,
      heading: words.heading,
      before: [words.removed, words.yours],
      after: [words.after],
    }
  },
  manageLink: () => null,
  examples: { 'household-removed': {} },
}
