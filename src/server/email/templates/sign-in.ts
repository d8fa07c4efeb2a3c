import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/email-layout.ts'
import type { EmailDraft, EmailTemplate } from '#server/email/email-template.ts'
import { exampleLinks } from './purchase-email.ts'
import { manageLinkTo } from './purchase-facts.ts'

type Link = { readonly link: string; readonly validUntil: Date }

type Data =
  | {
      readonly to: 'account'
      /** Into the plan; null where none is open. */
      readonly plan: Link | null
      /** To what was bought; null where nothing was. */
      readonly manageLink: string | null
    }
  /** Back to the order that was about to be placed under an address that is known from elsewhere. */
  | ({ readonly to: 'order' } & Link)
  /** Back to the answers and the forecast of a person who has bought nothing. */
  | ({ readonly to: 'forecast' } & Link)

const STRANGER = 'Did somebody else type your address? Then you need not do anything.'

function accountDraft({ plan, manageLink }: Extract<Data, { readonly to: 'account' }>): EmailDraft {
  const more = manageLink === null ? [] : [manageLinkTo(manageLink)]
  const action = plan === null ? more[0] : { label: 'Open my plan', link: plan.link }
  return {
    subject: `Your link to ${brand.name}`,
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
    links: plan === null ? [] : more,
  }
}

function orderDraft({ link, validUntil }: Link): EmailDraft {
  return {
    subject: `Go on with your ${brand.name} order`,
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
}

function forecastDraft({ link, validUntil }: Link): EmailDraft {
  return {
    subject: `Your link to ${brand.name}`,
    heading: 'Here is your way back',
    before: [
      'You asked for a link. No plan was bought with this address yet; your answers and your forecast are here. Open the link on the device that you want to use.',
    ],
    action: { label: 'Open my forecast', link },
    after: [`The link is only for you. It works once, until ${longDate(validUntil)}.`, STRANGER],
  }
}

const plan = { link: exampleLinks.plan, validUntil: new Date('2026-12-21T00:00:00Z') }

/** A link that signs in: into the plan and to the subscription, on with an order, or back to the forecast. */
export const signIn: EmailTemplate<Data> = {
  draft: (data) => {
    switch (data.to) {
      case 'account':
        return accountDraft(data)
      case 'order':
        return orderDraft(data)
      case 'forecast':
        return forecastDraft(data)
    }
  },
  manageLink: (data) => (data.to === 'account' ? data.manageLink : null),
  examples: {
    'sign-in': { to: 'account', plan, manageLink: exampleLinks.manage },
    'sign-in-without-purchase': { to: 'account', plan, manageLink: null },
    'sign-in-after-the-end': { to: 'account', plan: null, manageLink: exampleLinks.manage },
    'sign-in-to-order': { to: 'order', ...plan },
    'sign-in-to-forecast': { to: 'forecast', link: exampleLinks.resume, validUntil: plan.validUntil },
  },
}
