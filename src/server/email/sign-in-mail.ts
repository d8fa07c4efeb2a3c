import { brand } from '#domain/brand.ts'
import type { Email } from './email.ts'
import { emailHtml, emailText } from './email-layout.ts'
import { longDate } from './long-date.ts'
import { manageWay } from './templates/manage-ways.ts'

export type SignInMail = {
  /** Into the plan; null where none is open. */
  readonly plan: { readonly link: string; readonly validUntil: Date } | null
  /** To what was bought; null where nothing was. */
  readonly manageLink: string | null
}

const STRANGER = 'Did somebody else type your address? Then you need not do anything.'

/** The way into the plan and to the subscription, for somebody who asked for it. */
export function signInMail({ plan, manageLink }: SignInMail): Email {
  const ways = manageLink === null ? [] : [manageWay(manageLink)]
  const action = plan === null ? ways[0] : { label: 'Open my plan', link: plan.link }
  const content = {
    heading: 'Here is your way in',
    before: [
      plan === null
        ? 'You asked for a link. No plan is open at this address just now; here is the subscription that was bought with it.'
        : 'You asked for a link to your plan. Open it on the device that you want to use.',
    ],
    ...(action === undefined ? {} : { action }),
    after: [
      ...(plan === null
        ? ['There you see what was paid, and can cancel or withdraw. The link is only for you.']
        : [`The link is only for you. It works once, until ${longDate(plan.validUntil)}.`]),
      STRANGER,
    ],
    links: plan === null ? [] : ways,
  }
  return {
    kind: 'sign-in',
    subject: `Your link to ${brand.name}`,
    html: emailHtml(content),
    text: emailText(content),
  }
}
