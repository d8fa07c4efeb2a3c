import { brand } from '#domain/brand.ts'

/** To the others who eat by a plan that somebody else pays for. */
export const householdPlanWords = {
  see: 'See your kitchen',
  endsSubject: "Your kitchen's plan won't renew",
  endsHeading: "Your kitchen's plan ends",
  ends: (day: string) => `The plan that pays for your kitchen doesn't renew. Until ${day} nothing changes.`,
  endedSubject: "Your kitchen's plan has ended",
  ended: 'The plan that paid for your kitchen has ended.',
  takeOver:
    'If you want to go on, you can take it over. You choose a plan of your own, and everybody in the kitchen keeps the week and the list. You see the price and the terms before you pay anything.',
  nothingCharged: "If you do nothing, you aren't charged. What you recorded stays yours.",
  pausesSubject: "Your kitchen's plan is paused",
  pauses: (from: string, until: string) =>
    `The plan that pays for your kitchen is paused. Until ${from} nothing changes. It opens again on ${until}.`,
  opensSubject: (day: string) => `Your kitchen's plan opens again on ${day}`,
  opens: (day: string) =>
    `The plan that pays for your kitchen is paused. Its pause now ends on ${day}, and it opens again that day.`,
  notOpenSubject: "Your kitchen's plan isn't open yet",
  notOpen: (day: string) =>
    `We told you that your kitchen's plan would open again after its pause. It hasn't so far, and it ends on ${day} if it doesn't by then.`,
  openAgainSubject: "Your kitchen's plan is open again",
  openAgain: 'The pause is over, and the plan that pays for your kitchen is open again.',
  noPause: "We told you that your kitchen's plan would be paused. It continues after all, and nothing changes for you.",
  goesOnSubject: "Your kitchen's plan continues",
  goesOn: "We told you that your kitchen's plan would end. It renews after all, and nothing changes for you.",
  free: 'You pay nothing for it.',
}

export const householdRemovedWords = {
  subject: `You're no longer in the ${brand.name} kitchen that you shared`,
  heading: "You're no longer in the kitchen you shared",
  removed: 'Someone you cooked with has changed who eats in their kitchen. From now on you have one of your own.',
  yours:
    'Everything of yours came with you: your weights, your diary, your tastes and your plan, if you pay for one yourself. Nobody there can see any of it.',
  after: 'If the plan was paid for by them, you can take one of your own whenever you like.',
}
