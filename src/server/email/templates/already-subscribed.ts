import { brand } from '#domain/brand.ts'
import { exampleLinks, purchaseEmail } from './purchase-email.ts'
import { manageLinkTo } from './purchase-facts.ts'

type Data = { readonly manageLink: string; readonly resumeLink: string; readonly sandbox: boolean }

/** Links to the plan that an address already has, sent when someone tries to buy a second one for it. */
export const alreadySubscribed = purchaseEmail<Data>({
  draft: ({ manageLink, resumeLink }) => ({
    subject: `You already have a ${brand.name} plan`,
    heading: 'You already have a plan',
    before: [
      'Someone, probably you, was about to buy a plan for this email address. It already has one, so nothing was charged.',
    ],
    action: { label: 'Open my plan', link: resumeLink },
    after: [`If it was not you, you can ignore this email. Questions? Write to ${brand.contact.email}.`],
    links: [manageLinkTo(manageLink)],
  }),
  examples: {
    'already-subscribed': { manageLink: exampleLinks.manage, resumeLink: exampleLinks.resume, sandbox: false },
  },
})
