import { brand } from '#domain/brand.ts'

/** Links that somebody asks for, or has to open to prove who they are. */
export const signInWords = {
  subject: `Your link to ${brand.name}`,
  heading: "Here's your link",
  toPlan: 'You asked for a link to your plan. Open it on the device that you want to use.',
  noPlan:
    "You asked for a link. No plan is open under this address right now. Here's the subscription that was bought with it.",
  noPlanNote: 'There you can see what was paid, and cancel or withdraw. The link is only for you.',
  openPlan: 'Open my plan',
  onlyYou: (day: string) => `The link is only for you. It works once, until ${day}.`,
  orderSubject: `Continue with your ${brand.name} order`,
  orderHeading: 'Continue with your order',
  order:
    'Someone, probably you, was about to buy a plan for this email address. Nothing was charged. Open this link on the device that you want to use, and continue from there.',
  continue: 'Continue',
  notYou: "Wasn't that you? Then you can ignore this email.",
  toForecast:
    'You asked for a link. No plan has been bought with this address yet, so the link opens your answers and your forecast. Open it on the device that you want to use.',
  openForecast: 'Open my forecast',
  proofSubject: 'Is it you?',
  /** What somebody is about to do, by its code. */
  proof: {
    export:
      "Someone on your account wants to download a copy of your data. If it's you, open this link on the device that you're using. You come back to where you were, and nothing happens until you confirm it there.",
    delete:
      "Someone on your account wants to delete everything about you. If it's you, open this link on the device that you're using. You come back to where you were, and nothing happens until you confirm it there.",
    'sign-out-everywhere':
      "Someone on your account wants to sign out on every device. If it's you, open this link on the device that you're using. You come back to where you were, and nothing happens until you confirm it there.",
    withdraw:
      "Someone on your account wants to withdraw from your purchase. If it's you, open this link on the device that you're using. You come back to where you were, and nothing happens until you confirm it there.",
  },
  yes: "Yes, it's me",
  proofNote: 'The link is only for you, and counts as proof for 15 minutes after we sent it.',
  proofStranger:
    "If it isn't you, somebody else can see your account. Sign in, open your settings, and sign out everywhere.",
}

export const forecastEmailWords = {
  subject: `Your ${brand.name} forecast is ready`,
  heading: 'Your forecast is ready',
  hello: 'Hello, and thank you for taking the time to answer our questions.',
  kept: 'We kept your answers, so you can continue on any device whenever it suits you.',
  stranger: `Did someone else enter your address? Then you can ignore this email, or write to ${brand.contact.privacyEmail} and we'll delete it.`,
}

export const erasedWords = {
  subject: `Your ${brand.name} data has been deleted`,
  heading: 'Your data has been deleted',
  done: 'You asked us to delete your data, and we have done so.',
  everything: 'Your answers, your plan and everything you recorded with us have been deleted. We kept nothing.',
  access: 'Your answers, your plan and everything you recorded with us have been deleted, and your access has ended.',
  orders:
    "The law requires us to keep your orders for some years: what you bought and paid, what you agreed to, the receipts, and the address they were sent to. We don't use them for anything else.",
  notYou: `If this wasn't you, write to ${brand.contact.privacyEmail}.`,
  thanks: 'Thank you for your time with us. All the best to you.',
}

/** The address of an account was changed by an operator. */
export const addressChangedWords = {
  subject: `Your ${brand.name} address was changed`,
  heading: 'Your email address was changed',
  old: 'You asked us to use another email address for your account, and from now on we do. This is the last email to this one. Links in earlier emails no longer open anything.',
  new: 'You asked us to use this email address for your account, and from now on we do. Your plan, your receipts and everything you recorded stay as they are.',
  link: "You're signed out on every device. A separate email brings the link that signs you in.",
  notYou: `If you didn't ask for this, write to ${brand.contact.privacyEmail} at once.`,
}
