import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/email-layout.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'
import { exampleLinks } from './purchase-email.ts'

type Data = { readonly link: string; readonly validUntil: Date }

export const forecast: EmailTemplate<Data> = {
  kind: 'forecast',
  cause: 'A visitor confirms an address. It contains no answer and no figure, because others may read an email.',
  isKeptByLaw: false,
  draft: ({ link, validUntil }) => ({
    subject: `Your ${brand.name} forecast is ready`,
    heading: 'Your forecast is ready',
    before: [
      'Hello, and thank you for taking the time to answer our questions.',
      'We kept your answers, so you can continue on any device whenever it suits you.',
    ],
    action: { label: 'Open my forecast', link },
    after: [
      `The link is only for you. It works once, until ${longDate(validUntil)}.`,
      `Did someone else enter your address? Then you can ignore this email, or write to ${brand.contact.privacyEmail} and we will delete it.`,
    ],
  }),
  manageLink: () => null,
  examples: {
    forecast: { link: exampleLinks.resume, validUntil: new Date('2026-12-21T00:00:00Z') },
  },
}
