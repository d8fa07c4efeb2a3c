import { brand } from '#domain/brand.ts'
import type { Email } from './email.ts'
import { emailHtml, emailText } from './email-layout.ts'
import { longDate } from './long-date.ts'

export type ForecastMail = { readonly link: string; readonly validUntil: Date }

/** "Your forecast is ready", with the way back to it. No answer and no figure: a mail may be read by others. */
export function forecastMail({ link, validUntil }: ForecastMail): Email {
  const content = {
    heading: 'Your forecast is ready',
    before: [
      'Hello, and thank you for taking the time to answer our questions.',
      'We kept your answers, so you can go on from any device whenever it suits you.',
    ],
    action: { label: 'Open my forecast', link },
    after: [
      `The link is only for you. It works once, until ${longDate(validUntil)}.`,
      `Did somebody else type your address? Then you need not do anything. Write to ${brand.contact.privacyEmail} and we delete it.`,
    ],
  }
  return {
    kind: 'forecast',
    subject: `Your ${brand.name} forecast is ready`,
    html: emailHtml(content),
    text: emailText(content),
  }
}
