import { alreadySubscribedWords } from '#server/email/words/subscription-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleLinks, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, manageLinkTo } from './purchase-facts.ts'

type Data = { readonly manageLink: string; readonly resumeLink: string; readonly sandbox: boolean }

export const alreadySubscribed = purchaseEmail<Data>({
  kind: 'already_subscribed',
  cause: 'Somebody tries to buy a second plan for an address that already has one; it links to the plan.',
  isKeptByLaw: false,
  draft: ({ manageLink, resumeLink }, locale) => {
    const { alreadySubscribedWords: words } = wordsIn(locale, { alreadySubscribedWords })
    return {
      subject: words.subject,
      heading: words.heading,
      before: [words.body],
      action: { label: words.open, link: resumeLink },
      after: [words.after],
      links: [cancelLinkTo(manageLink, locale), manageLinkTo(manageLink, locale)],
    }
  },
  examples: {
    'already-subscribed': { manageLink: exampleLinks.manage, resumeLink: exampleLinks.resume, sandbox: false },
  },
})
