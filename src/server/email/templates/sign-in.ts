import type { ProofPurpose } from '#domain/api/member/fresh-link.ts'
import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/email-layout.ts'
import type { EmailDraft, EmailTemplate } from '#server/email/email-template.ts'
import { exampleLinks } from './purchase-email.ts'
import { manageLinkTo, withdrawLinkTo } from './purchase-facts.ts'

type Link = { readonly link: string; readonly validUntil: Date }

type Data =
  | {
      readonly to: 'account'
      /** The link to the plan; null if none is open. */
      readonly plan: Link | null
      /** The link to the subscription; null if nothing was bought. */
      readonly manageLink: string | null
    }
  /** Back to an order that a visitor was about to place under an address that is known from elsewhere. */
  | ({ readonly to: 'order' } & Link)
  /** Back to something that cannot be undone, for a person who has to prove who they are. */
  | { readonly to: 'proof'; readonly link: string; readonly purpose: ProofPurpose }
  /** Back to the answers and the forecast of a person who has bought nothing. */
  | ({ readonly to: 'forecast' } & Link)

const STRANGER = 'Did someone else enter your address? Then you can ignore this email.'

function accountDraft({ plan, manageLink }: Extract<Data, { readonly to: 'account' }>): EmailDraft {
  const more = manageLink === null ? [] : [manageLinkTo(manageLink)]
  const action = plan === null ? more[0] : { label: 'Open my plan', link: plan.link }
  return {
    subject: `Your link to ${brand.name}`,
    heading: 'Here is your link',
    before: [
      plan === null
        ? 'You asked for a link. No plan is open under this address at the moment; here is the subscription that was bought with it.'
        : 'You asked for a link to your plan. Open it on the device that you want to use.',
    ],
    ...(action === undefined ? {} : { action }),
    after: [
      ...(plan === null
        ? ['There you can see what was paid, and cancel or withdraw. The link is only for you.']
        : [`The link is only for you. It works once, until ${longDate(plan.validUntil)}.`]),
      STRANGER,
    ],
    links: plan === null ? [] : more,
  }
}

function orderDraft({ link, validUntil }: Link): EmailDraft {
  return {
    subject: `Continue with your ${brand.name} order`,
    heading: 'Continue with your order',
    before: [
      'Someone, probably you, was about to buy a plan for this email address. Nothing was charged. Open this link on the device that you want to use, and continue from there.',
    ],
    action: { label: 'Continue', link },
    after: [
      `The link is only for you. It works once, until ${longDate(validUntil)}.`,
      'If it was not you, you can ignore this email.',
    ],
  }
}

function forecastDraft({ link, validUntil }: Link): EmailDraft {
  return {
    subject: `Your link to ${brand.name}`,
    heading: 'Here is your link',
    before: [
      'You asked for a link. No plan has been bought with this address yet; the link opens your answers and your forecast. Open it on the device that you want to use.',
    ],
    action: { label: 'Open my forecast', link },
    after: [`The link is only for you. It works once, until ${longDate(validUntil)}.`, STRANGER],
  }
}

/** What each act is called, after "to". */
const acts: Readonly<Record<ProofPurpose, string>> = {
  export: 'download a copy of your data',
  delete: 'delete everything about you',
  'sign-out-everywhere': 'sign out on every device',
  withdraw: 'withdraw from your purchase',
}

function proofDraft({ link, purpose }: Extract<Data, { readonly to: 'proof' }>): EmailDraft {
  return {
    subject: 'Is it you?',
    heading: 'Is it you?',
    before: [
      `Someone on your account wants to ${acts[purpose]}. If it is you, open this link on the device that you are using. You come back to where you were; nothing happens until you confirm it there.`,
    ],
    action: purpose === 'withdraw' ? withdrawLinkTo(link) : { label: 'Yes, it is me', link },
    after: [
      'The link is only for you, and counts as a proof for 15 minutes after we sent it.',
      'If it is not you, somebody else can see your account. Sign in, open your settings, and sign out everywhere.',
    ],
  }
}

const plan = { link: exampleLinks.plan, validUntil: new Date('2026-12-21T00:00:00Z') }

export const signIn: EmailTemplate<Data> = {
  kind: 'sign-in',
  cause: 'Somebody asks for a link: to the plan and the subscription, to continue an order, or back to the forecast.',
  isKeptByLaw: false,
  draft: (data) => {
    switch (data.to) {
      case 'account':
        return accountDraft(data)
      case 'order':
        return orderDraft(data)
      case 'proof':
        return proofDraft(data)
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
    'sign-in-proof': { to: 'proof', link: exampleLinks.plan, purpose: 'delete' },
    'sign-in-to-withdraw': { to: 'proof', link: exampleLinks.manage, purpose: 'withdraw' },
    'sign-in-to-forecast': { to: 'forecast', link: exampleLinks.resume, validUntil: plan.validUntil },
  },
}
