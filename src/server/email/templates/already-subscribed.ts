import { brand } from '#domain/brand.ts'
import type { MoneyEmailData } from '#server/email/money-facts.ts'
import type { EmailDraft } from './letter-draft.ts'
import { manageWay } from './manage-ways.ts'

/** The way in, for whoever has a plan under an address that a second one was about to be bought for. */
export const alreadySubscribedLetter = ({
  manageLink,
  resumeLink,
}: MoneyEmailData['already_subscribed']): EmailDraft => ({
  subject: `You already have a ${brand.name} plan`,
  heading: 'You already have a plan',
  before: [
    'Somebody, probably you, was about to buy a plan for this address. There is one already, so nothing was charged.',
  ],
  action: { label: 'Open my plan', link: resumeLink },
  after: [`It was not you? Then you need not do anything. Questions: ${brand.contact.email}`],
  links: [manageWay(manageLink)],
})
