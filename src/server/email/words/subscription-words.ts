import { brand } from '#domain/brand.ts'
import { plural } from '#domain/language/plural.ts'

export const canceledWords = {
  subject: `Your ${brand.name} subscription is canceled`,
  heading: 'Your subscription is canceled',
  body: "You won't be charged again. You keep access until the end of the period you paid for.",
}

export const endedWords = {
  subject: `Your ${brand.name} subscription has ended`,
  heading: 'Your subscription has ended',
  paymentFailed: "The last payment couldn't be made, so your subscription has ended.",
  disputed: 'Your bank says you disputed a payment, so your subscription has ended.',
  priceNotAgreed: "Your plan would have renewed on terms you didn't agree to, so your subscription has ended.",
  bySupport: "We've ended your subscription.",
  /** PayPal does not say who ended it, but it was not us. */
  atWallet: "Your subscription was canceled at PayPal, so it doesn't renew.",
  after: `You're welcome back any time. Something not right? Write to ${brand.contact.email}.`,
}

/** Before the first charge at the regular price. */
export const introEndingWords = {
  subject: (days: string) => `Your first ${days} days with ${brand.name} end soon`,
  heading: (days: string) => `Your first ${days} days end soon`,
  over: "It doesn't renew, so you won't be charged again.",
  continues: (day: string, amount: string) =>
    `On ${day} your plan continues at its regular price of ${amount}, as you agreed. You don't need to do anything to keep it.`,
}

export const renewalReminderWords = {
  subject: `Your ${brand.name} plan renews soon`,
  heading: 'Your plan renews soon',
  body: "A note before the next payment, so that it doesn't surprise you. You don't need to do anything to keep your plan.",
}

export const resumedWords = {
  subject: `Your ${brand.name} subscription continues`,
  heading: 'Your subscription continues',
  body: "You undid your cancellation. Here's what comes next.",
}

export const freeDaysWords = {
  subject: (days: number): string =>
    plural(days, {
      one: `A free day for your ${brand.name} plan`,
      other: `${days} free days for your ${brand.name} plan`,
    }),
  heading: (days: number): string => plural(days, { one: 'We added a free day', other: `We added ${days} free days` }),
  body: (days: number): string =>
    plural(days, {
      one: "Your next payment comes a day later, and so do the ones after it. You don't need to do anything.",
      other: `Your next payment comes ${days} days later, and so do the ones after it. You don't need to do anything.`,
    }),
}

export const pauseWords = {
  subject: `Your ${brand.name} plan is paused`,
  heading: 'Your plan is paused',
  body: (day: string): string =>
    `You won't be charged until ${day}. Your plan stays open until the end of the period you paid for, and opens again with the payment on ${day}.`,
  ending: 'Want it back sooner? You can end the pause yourself, on the page of your subscription.',
  movedSubject: (day: string): string => `The pause of your ${brand.name} plan ends on ${day}`,
  movedHeading: (day: string): string => `Your pause now ends on ${day}`,
  moved: (day: string): string => `Your next payment comes on ${day}, and your plan opens again with it.`,
  backSubject: `Your ${brand.name} plan goes on without a pause`,
  backHeading: 'Your pause is canceled',
  back: 'Your next payment comes when the period you paid for ends, and your plan stays open.',
}

export const yearlyWords = {
  subject: `Your yearly reminder of your ${brand.name} subscription`,
  heading: 'You still have this subscription',
  body: 'Once a year we remind you what you pay for, and how to stop.',
}

export const alreadySubscribedWords = {
  subject: `You already have a ${brand.name} plan`,
  heading: 'You already have a plan',
  body: 'Someone, probably you, was about to buy a plan for this email address. It already has one, so nothing was charged.',
  open: 'Open my plan',
  after: `Wasn't that you? Then you can ignore this email. Questions? Write to ${brand.contact.email}.`,
}
