import { brand } from '#domain/brand.ts'
import { exampleLinks, purchaseEmail } from './purchase-email.ts'
import { manageLinkTo } from './purchase-facts.ts'

type Data = { readonly manageLink: string; readonly resumeLink: string; readonly sandbox: boolean }

/** The way into the plan that an address has already, where a second one was about to be bought for it. */
export const alreadySubscribed = purchaseEmail<Data>({
  draft: ({ manageLink, resumeLink }) => ({
    subject: `You already have a ${brand.name} plan`,
    heading: 'You already have a plan',
    before: [
      'Somebody, probably you, was about to buy a plan for this address. There is one already, so nothing was charged.',
    ],
    action: { label: 'Open my plan', link: resumeLink },
    after: [`It was not you? Then you need not do anything. Questions: ${brand.contact.email}`],
    links: [manageLinkTo(manageLink)],
  }),
  examples: {
    'already-subscribed': { manageLink: exampleLinks.manage, resumeLink: exampleLinks.resume, sandbox: false },
  },
})
