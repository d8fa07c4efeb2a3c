import type { EmailTemplate } from '#server/email/email-template.ts'
import { addressChangedWords } from '#server/email/words/account-words.ts'
import { wordsIn } from '#server/words/words-in.ts'

/** Sent to the address from before and to the new one. Neither names the other: a mailbox may have another owner now. */
export const addressChanged: EmailTemplate<{ readonly to: 'old' | 'new' }> = {
  kind: 'address_changed',
  cause: 'An operator changes the address of a customer at their request; it goes to both addresses.',
  isKeptByLaw: false,
  draft: ({ to }, locale) => {
    const { addressChangedWords: words } = wordsIn(locale, { addressChangedWords })
    return {
      subject: words.subject,
      heading: words.heading,
      before: to === 'old' ? [words.old] : [words.new, words.link],
      after: [words.notYou],
    }
  },
  manageLink: () => null,
  examples: { 'address-changed': { to: 'new' }, 'address-changed-old': { to: 'old' } },
}
