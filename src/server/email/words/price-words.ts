import { brand } from '#domain/brand.ts'

/** Another price of a plan. */
export const priceChangeWords = {
  now: 'Price now',
  new: 'New price',
  every: (amount: string, days: string) => `${amount} every ${days} days`,
  from: 'First charge at the new price',
  answer: 'See the new price and answer',
  unlessYouAgree: (day: string) =>
    `Nothing is charged at the new price unless you agree. If you don't answer, your plan ends on ${day}, and nothing more will be charged.`,
  how: "To agree, open that page, tick the box and press the button. You don't need a password. To let the plan end, you don't need to do anything.",
  lowerSubject: `Your ${brand.name} plan will cost less`,
  lowerHeading: 'Your plan will cost less',
  lower: (day: string, after: string, before: string, days: string) =>
    `From ${day} on your plan costs ${after} instead of ${before} every ${days} days. You don't need to do anything.`,
  subject: `A new price for your ${brand.name} plan: we need your answer`,
  heading: 'A new price, if you agree',
  higher: (day: string, after: string, before: string, days: string) =>
    `From ${day} on your plan costs ${after} instead of ${before} every ${days} days, if you agree. The period you have paid for stays as it is.`,
  stopNow: "If you'd rather stop now, cancel in two clicks. You keep access until the end of the period you paid for.",
  againSubject: `We still need your answer about the new price of your ${brand.name} plan`,
  againHeading: "We're still waiting for your answer",
  notAnswered: "We told you about a new price and haven't had your answer yet. That's fine. Here's what happens next.",
  notApproved:
    'You agreed to a new price on our page, and PayPal is still waiting for your approval. Our page takes you there.',
  agreedSubject: `The new price of your ${brand.name} plan, as you agreed`,
  agreedHeading: 'You agreed to the new price',
  agreed: "Your plan continues. Here's what comes next, as you agreed. Please keep this email.",
}

/** Another plan. */
export const planChangeWords = {
  subject: `Your next ${brand.name} plan, as you chose it`,
  heading: 'Your plan changes with the next payment',
  changed:
    'You chose another plan and agreed to its price. Nothing was charged today, and the period you have paid for stays as it is. Please keep this email.',
  changedYourMind: 'Changed your mind? Until that day you can choose again under “My subscription”.',
  keptSubject: `Your ${brand.name} plan stays as it is`,
  keptHeading: 'Your plan stays as it is',
  kept: "You undid the change to another plan before it began. Here's what comes next.",
}
