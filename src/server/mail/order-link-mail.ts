import { brand } from '#domain/brand.ts'
import type { Letter } from '#server/mail/letter.ts'
import { letterHtml, letterText } from '#server/mail/letter-page.ts'
import { longDate } from '#server/mail/long-date.ts'

/** The way on for whoever was about to buy a plan under an address that is known here from elsewhere. */
export function orderLinkMail({ link, validUntil }: { readonly link: string; readonly validUntil: Date }): Letter {
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
    html: letterHtml(content),
    text: letterText(content),
  }
}
