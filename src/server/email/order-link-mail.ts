import { brand } from '#domain/brand.ts'
import type { Email } from './email.ts'
import { emailHtml, emailText } from './email-layout.ts'
import { longDate } from './long-date.ts'

/** The way on for whoever was about to buy a plan under an address that is known here from elsewhere. */
export function orderLinkMail({ link, validUntil }: { readonly link: string; readonly validUntil: Date }): Email {
  const content = {
    heading: 'Go on with your order',
    before: [
      'Somebody, probably you, was about to buy a plan for this address. Nothing was charged. Open this link on the device that you want to use, and go on from there.',
    ],
    action: { label: 'Go on', link },
    after: [
      `The link is only for you. It works once, until ${longDate(validUntil)}.`,
      'It was not you? Then you need not do anything.',
    ],
  }
  return {
    kind: 'sign-in',
    subject: `Go on with your ${brand.name} order`,
    html: emailHtml(content),
    text: emailText(content),
  }
}
