import { brand } from '#domain/brand.ts'
import { exampleLinks, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, manageLinkTo } from './purchase-facts.ts'

type Data = { readonly manageLink: string; readonly resumeLink: string; readonly sandbox: boolean }

export const alreadySubscribed = purchaseEmail<Data>({
  kind: 'already_subscribed',
  cause: 'Somebody tries to buy a second plan for an address that already has one; it links to the plan.',
  isKeptByLaw: false,
  draft: ({ manageLink, resumeLink }) => ({
    subject: `You already have a ${brand.name} plan`,
    heading: 'You already have a plan',
    before: [
      'Someone, probably you, was about to buy a plan for this email address. It already has one, so nothing was charged.',
    ],
    action: { label: 'Open my plan', link: resumeLink },
    after: [`If it was not you, you can ignore this email. Questions? Write to ${brand.contact.email}.`],
    links: [cancelLinkTo(manageLink), manageLinkTo(manageLink)],
  }),
  examples: {
    'already-subscribed': { manageLink: exampleLinks.manage, resumeLink: exampleLinks.resume, sandbox: false },
  },
})
