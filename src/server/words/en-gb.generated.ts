// Written from the words files of the server and from `words` by `npm run docs`; a house test compares.
import type { LifeEventKind } from '#domain/weight-filter/life-events.ts'
import { brand } from '#domain/brand.ts'
export const lifeEventNames = {
  AWAY: "Away from home",
  ILLNESS_WITH_FEVER: "Ill",
  NEW_SCALE: "New scales",
  PAUSED: "Pause",
  BREAK: "Break",
  RESET: "Started over",
  NEW_MEDICATION: "New medication",
  SURGERY: "Operation",
  PREGNANT_OR_BREASTFEEDING: "Pregnant or breastfeeding",
  EATING_DISORDER: "Eating disorder",
} as const satisfies Record<LifeEventKind, string>
export const signInWords = {
  subject: `Your link to ${(brand.name)}`,
  heading: "Here's your link",
  toPlan: "You asked for a link to your plan. Open it on the device that you want to use.",
  noPlan:
    "You asked for a link. No plan is open under this address right now. Here's the subscription that was bought with it.",
  noPlanNote: "There you can see what was paid, and cancel or withdraw. The link is only for you.",
  openPlan: "Open my plan",
  onlyYou: (day: string) => `The link is only for you. It works once, until ${(day)}.`,
  orderSubject: `Continue with your ${(brand.name)} order`,
  orderHeading: "Continue with your order",
  order:
    "Someone, probably you, was about to buy a plan for this email address. Nothing was charged. Open this link on the device that you want to use, and continue from there.",
  continue: "Continue",
  notYou: "Wasn't that you? Then you can ignore this email.",
  toForecast:
    "You asked for a link. No plan has been bought with this address yet, so the link opens your answers and your forecast. Open it on the device that you want to use.",
  openForecast: "Open my forecast",
  proofSubject: "Is it you?",
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
  proofNote: "The link is only for you, and counts as proof for 15 minutes after we sent it.",
  proofStranger:
    "If it isn't you, somebody else can see your account. Sign in, open your settings, and sign out everywhere.",
}
export const forecastEmailWords = {
  subject: `Your ${(brand.name)} forecast is ready`,
  heading: "Your forecast is ready",
  hello: "Hello, and thank you for taking the time to answer our questions.",
  kept: "We kept your answers, so you can continue on any device whenever it suits you.",
  stranger: `Did someone else enter your address? Then you can ignore this email, or write to ${(brand.contact.privacyEmail)} and we'll delete it.`,
}
export const erasedWords = {
  subject: `Your ${(brand.name)} data has been deleted`,
  heading: "Your data has been deleted",
  done: "You asked us to delete your data, and we have done so.",
  everything: "Your answers, your plan and everything you recorded with us have been deleted. We kept nothing.",
  access: "Your answers, your plan and everything you recorded with us have been deleted, and your access has ended.",
  orders:
    "The law requires us to keep your orders for some years: what you bought and paid, what you agreed to, the receipts, and the address they were sent to. We don't use them for anything else.",
  notYou: `If this wasn't you, write to ${(brand.contact.privacyEmail)}.`,
  thanks: "Thank you for your time with us. All the best to you.",
}
export const addressChangedWords = {
  subject: `Your ${(brand.name)} address was changed`,
  heading: "Your email address was changed",
  old: "You asked us to use another email address for your account, and from now on we do. This is the last email to this one. Links in earlier emails no longer open anything.",
  new: "You asked us to use this email address for your account, and from now on we do. Your plan, your receipts and everything you recorded stay as they are.",
  link: "You're signed out on every device. A separate email brings the link that signs you in.",
  notYou: `If you didn't ask for this, write to ${(brand.contact.privacyEmail)} at once.`,
}
export const emailWords = {
    sandboxNote: "This is about a test order of the built-in sandbox: no money has moved, and none will.",
    testOrder: (subject: string) => `${(subject)} (test order)`,
    fact: (name: string, value: string) => `${(name)}: ${(value)}`,
    link: (label: string, address: string) => `${(label)}:
${(address)}`,
  stranger: "Did someone else enter your address? Then you can ignore this email.",
}
export const emailDateWords = {
    months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
    day: (day: string, month: string, year: string) => `${(day)} ${(month)} ${(year)}`,
    moment: (day: string, time: string) => `${(day)}, ${(time)} UTC`,
    time12: (hour: string, minutes: string, half: string) => `${(hour)}:${(minutes)} ${(half)}`,
    time24: (hour: string, minutes: string) => `${(hour)}:${(minutes)}`,
  am: "AM",
  pm: "PM",
}
export const householdPlanWords = {
  see: "See your kitchen",
  endsSubject: "Your kitchen's plan won't renew",
  endsHeading: "Your kitchen's plan ends",
  ends: (day: string) => `The plan that pays for your kitchen doesn't renew. Until ${(day)} nothing changes.`,
  endedSubject: "Your kitchen's plan has ended",
  ended: "The plan that paid for your kitchen has ended.",
  takeOver:
    "If you want to go on, you can take it over. You choose a plan of your own, and everybody in the kitchen keeps the week and the list. You see the price and the terms before you pay anything.",
  nothingCharged: "If you do nothing, you aren't charged. What you recorded stays yours.",
  pausesSubject: "Your kitchen's plan is paused",
  pauses: (from: string, until: string) =>
    `The plan that pays for your kitchen is paused. Until ${(from)} nothing changes. It opens again on ${(until)}.`,
  opensSubject: (day: string) => `Your kitchen's plan opens again on ${(day)}`,
  opens: (day: string) =>
    `The plan that pays for your kitchen is paused. Its pause now ends on ${(day)}, and it opens again that day.`,
  notOpenSubject: "Your kitchen's plan isn't open yet",
  notOpen: (day: string) =>
    `We told you that your kitchen's plan would open again after its pause. It hasn't so far, and it ends on ${(day)} if it doesn't by then.`,
  openAgainSubject: "Your kitchen's plan is open again",
  openAgain: "The pause is over, and the plan that pays for your kitchen is open again.",
  noPause: "We told you that your kitchen's plan would be paused. It continues after all, and nothing changes for you.",
  goesOnSubject: "Your kitchen's plan continues",
  goesOn: "We told you that your kitchen's plan would end. It renews after all, and nothing changes for you.",
  free: "You pay nothing for it.",
}
export const householdRemovedWords = {
  subject: `You're no longer in the ${(brand.name)} kitchen that you shared`,
  heading: "You're no longer in the kitchen you shared",
  removed: "Someone you cooked with has changed who eats in their kitchen. From now on you have one of your own.",
  yours:
    "Everything of yours came with you: your weights, your diary, your tastes and your plan, if you pay for one yourself. Nobody there can see any of it.",
  after: "If the plan was paid for by them, you can take one of your own whenever you like.",
}
export const paymentFailedWords = {
  stillOpen: "Amount due",
  triedOn: "Next try",
  tried: "Next try",
  everyDay: "Every day until then",
  lastDay: "Last day to pay it",
  approve: "Approve the payment",
  fix: "Fix the payment",
  payNow: "Pay it now",
  stop: "If you'd rather stop, cancel in two clicks, and we won't try to charge you again.",
  nextTry: (day: string) => `We'll try again on ${(day)}.`,
  first: {
    subject: `A payment for ${(brand.name)} didn't go through`,
    heading: "Your payment didn't go through",
    why: "It happens, for example with a new card or a card limit. Your plan stays open for now.",
    whyClosed: "It happens, for example with a new card or a card limit. Your plan opens again as soon as it's paid.",
  },
  again: {
    subject: `A payment for ${(brand.name)} still hasn't gone through`,
    heading: "Your payment still hasn't gone through",
    why: "Another card usually solves this.",
  },
  last: {
    ends: (day: string) => `Your ${(brand.name)} plan ends on ${(day)}`,
    endsSoon: `Your ${(brand.name)} plan ends soon`,
    heading: (day: string) => `Your plan ends on ${(day)}`,
    headingSoon: "Your plan ends soon",
    why: (day: string) =>
      `The payment didn't go through. Unless it's paid, your plan ends on ${(day)}, and nothing more will be charged.`,
    whySoon: "The payment didn't go through. Unless it's paid, your plan ends soon, and nothing more will be charged.",
  },
  toApprove: {
    subject: `A payment for ${(brand.name)} didn't go through yet: your bank asks for your approval`,
    heading: "Your bank asks you to approve a payment",
    why: "It only takes a moment, and you don't need another card. You aren't charged until you approve it.",
  },
  toApproveAgain: {
    subject: `A payment for ${(brand.name)} is still open: your bank is waiting for your approval`,
    heading: "Your payment is still waiting for your approval",
    why: "Your bank wants you to confirm that the payment is yours. You aren't charged until you approve it.",
  },
  toApproveLast: (day: string) =>
    `Your bank is still waiting for your approval of the payment. Without it your plan ends on ${(day)}, and nothing more will be charged.`,
}
export const priceChangeWords = {
  now: "Price now",
  new: "New price",
  every: (amount: string, days: string) => `${(amount)} every ${(days)} days`,
  from: "First charge at the new price",
  answer: "See the new price and answer",
  unlessYouAgree: (day: string) =>
    `Nothing is charged at the new price unless you agree. If you don't answer, your plan ends on ${(day)}, and nothing more will be charged.`,
  how: "To agree, open that page, tick the box and press the button. You don't need a password. To let the plan end, you don't need to do anything.",
  lowerSubject: `Your ${(brand.name)} plan will cost less`,
  lowerHeading: "Your plan will cost less",
  lower: (day: string, after: string, before: string, days: string) =>
    `From ${(day)} on your plan costs ${(after)} instead of ${(before)} every ${(days)} days. You don't need to do anything.`,
  subject: `A new price for your ${(brand.name)} plan: we need your answer`,
  heading: "A new price, if you agree",
  higher: (day: string, after: string, before: string, days: string) =>
    `From ${(day)} on your plan costs ${(after)} instead of ${(before)} every ${(days)} days, if you agree. The period you have paid for stays as it is.`,
  stopNow: "If you'd rather stop now, cancel in two clicks. You keep access until the end of the period you paid for.",
  againSubject: `We still need your answer about the new price of your ${(brand.name)} plan`,
  againHeading: "We're still waiting for your answer",
  notAnswered: "We told you about a new price and haven't had your answer yet. That's fine. Here's what happens next.",
  notApproved:
    "You agreed to a new price on our page, and PayPal is still waiting for your approval. Our page takes you there.",
  agreedSubject: `The new price of your ${(brand.name)} plan, as you agreed`,
  agreedHeading: "You agreed to the new price",
  agreed: "Your plan continues. Here's what comes next, as you agreed. Please keep this email.",
}
export const planChangeWords = {
  subject: `Your next ${(brand.name)} plan, as you chose it`,
  heading: "Your plan changes with the next payment",
  changed:
    "You chose another plan and agreed to its price. Nothing was charged today, and the period you have paid for stays as it is. Please keep this email.",
  changedYourMind: "Changed your mind? Until that day you can choose again under “My subscription”.",
  keptSubject: `Your ${(brand.name)} plan stays as it is`,
  keptHeading: "Your plan stays as it is",
  kept: "You undid the change to another plan before it began. Here's what comes next.",
}
export const purchaseRowWords = {
  plan: "Plan",
  order: "Order",
  nextPayment: "Next payment",
  next: (amount: string, day: string, days: string) => `${(amount)} on ${(day)}, then every ${(days)} days`,
  none: "None. It doesn't renew.",
  noneUnless: (amount: string, day: string) => `None unless you agree to the new price of ${(amount)} from ${(day)}`,
  nextPlan: "Plan from then on",
  openUntil: "Access until",
  paidWith: "Paid with",
  chargedTo: "Charged to",
    card: (brand: string, last4: string) => `${(brand)} ending in ${(last4)}`,
    period: (start: string, end: string) => `${(start)} to ${(end)}`,
  forPeriod: "Covers",
  net: "Net",
    tax: (name: string, percent: string) => `${(name)} ${(percent)}%`,
  documentNumber: "Document no.",
}
export const purchaseLinkWords = {
  manage: "Manage or cancel my subscription",
  cancel: "Cancel subscription",
  withdraw: "Withdraw from contract here",
  see: "See my subscription",
  cancelNote:
    "You can cancel at any time, in two clicks: follow the link below and confirm. You keep access until the end of the period you paid for.",
  cancelBefore: "If you'd rather stop, cancel before that day, in two clicks. You won't be charged again.",
  welcomeBack: "You're welcome back any time.",
  nothingMore: "You won't be charged again.",
}
export const receiptWords = {
  subject: `Your ${(brand.name)} receipt`,
  welcomeSubject: `Welcome to ${(brand.name)}: your receipt`,
  notAsAgreed: "We received your payment, but it isn't what was agreed",
  tooLittle: (amount: string) =>
    `We received ${(amount)}, which isn't what was agreed, so it doesn't open your plan. That shouldn't happen, and we're looking into it. Questions? Write to ${(brand.contact.email)}.`,
  continues: "Your plan continues",
  here: "Here's your receipt.",
  thanks: "Thank you, your plan is yours",
  keepIt: "Here's your receipt, and what comes next. Please keep it.",
  planLink: (day: string) =>
    `The link to your plan is only for you. It works once, until ${(day)}. The links to your subscription can be used again, so keep this email to yourself.`,
  open: "Open your plan",
  price: "Price",
    code: (code: string) => `Code ${(code)}`,
  paid: "Paid",
  paidOn: "Paid on",
    agreed: "What you agreed to",
}
export const refundedWords = {
  subject: `Your money from ${(brand.name)} is on its way back`,
  heading: "Your money is on its way back",
  duplicate: "You were charged twice for the same days. We're sorry, and we're refunding the second charge.",
  wayBack: "It goes back to the card or account you paid with. Your bank may take a few days to show it.",
  refunded: "Refunded",
  questions: `Something not right? Write to ${(brand.contact.email)} and mention the order above.`,
}
export const withdrawnWords = {
  subject: `You have withdrawn from your ${(brand.name)} contract`,
  heading: "You have withdrawn from the contract",
  declared:
    "You declared that you withdraw from your contract for the plan below, and we have received your declaration.",
  free: "Nothing was charged, so there's nothing to pay back.",
  all: "All of your money goes back to the card or account you paid with. Your bank may take a few days to show it.",
  part: (amount: string) =>
    `${(amount)} goes back to the card or account you paid with. Your bank may take a few days to show it.`,
  atBank: (amount: string) =>
    `You asked your bank to return ${(amount)}, and the bank decides on that. If it leaves this money with us, we'll refund it to you.`,
  received: "Received",
  back: "You get back",
  disputed: "At your bank",
}
export const canceledWords = {
  subject: `Your ${(brand.name)} subscription is cancelled`,
  heading: "Your subscription is cancelled",
  body: "You won't be charged again. You keep access until the end of the period you paid for.",
}
export const endedWords = {
  subject: `Your ${(brand.name)} subscription has ended`,
  heading: "Your subscription has ended",
  paymentFailed: "The last payment couldn't be made, so your subscription has ended.",
  disputed: "Your bank says you disputed a payment, so your subscription has ended.",
  priceNotAgreed: "Your plan would have renewed on terms you didn't agree to, so your subscription has ended.",
  bySupport: "We've ended your subscription.",
    atWallet: "Your subscription was cancelled at PayPal, so it doesn't renew.",
  after: `You're welcome back any time. Something not right? Write to ${(brand.contact.email)}.`,
}
export const introEndingWords = {
  subject: (days: string) => `Your first ${(days)} days with ${(brand.name)} end soon`,
  heading: (days: string) => `Your first ${(days)} days end soon`,
  over: "It doesn't renew, so you won't be charged again.",
  continues: (day: string, amount: string) =>
    `On ${(day)} your plan continues at its regular price of ${(amount)}, as you agreed. You don't need to do anything to keep it.`,
}
export const renewalReminderWords = {
  subject: `Your ${(brand.name)} plan renews soon`,
  heading: "Your plan renews soon",
  body: "A note before the next payment, so that it doesn't surprise you. You don't need to do anything to keep your plan.",
}
export const resumedWords = {
  subject: `Your ${(brand.name)} subscription continues`,
  heading: "Your subscription continues",
  body: "You undid your cancellation. Here's what comes next.",
}
export const freeDaysWords = {
  subject: (days: number): string =>
    (pluralCount$=>pluralCount$===1?`A free day for your ${(brand.name)} plan`:`${(days)} free days for your ${(brand.name)} plan`)((days)),
  heading: (days: number): string => (pluralCount$=>pluralCount$===1?"We added a free day":`We added ${(days)} free days`)((days)),
  body: (days: number): string =>
    (pluralCount$=>pluralCount$===1?"Your next payment comes a day later, and so do the ones after it. You don't need to do anything.":`Your next payment comes ${(days)} days later, and so do the ones after it. You don't need to do anything.`)((days)),
}
export const pauseWords = {
  subject: `Your ${(brand.name)} plan is paused`,
  heading: "Your plan is paused",
  body: (day: string): string =>
    `You won't be charged until ${(day)}. Your plan stays open until the end of the period you paid for, and opens again with the payment on ${(day)}.`,
  ending: "Want it back sooner? You can end the pause yourself, on the page of your subscription.",
  movedSubject: (day: string): string => `The pause of your ${(brand.name)} plan ends on ${(day)}`,
  movedHeading: (day: string): string => `Your pause now ends on ${(day)}`,
  moved: (day: string): string => `Your next payment comes on ${(day)}, and your plan opens again with it.`,
  backSubject: `Your ${(brand.name)} plan goes on without a pause`,
  backHeading: "Your pause is cancelled",
  back: "Your next payment comes when the period you paid for ends, and your plan stays open.",
}
export const yearlyWords = {
  subject: `Your yearly reminder of your ${(brand.name)} subscription`,
  heading: "You still have this subscription",
  body: "Once a year we remind you what you pay for, and how to stop.",
}
export const alreadySubscribedWords = {
  subject: `You already have a ${(brand.name)} plan`,
  heading: "You already have a plan",
  body: "Someone, probably you, was about to buy a plan for this email address. It already has one, so nothing was charged.",
  open: "Open my plan",
  after: `Wasn't that you? Then you can ignore this email. Questions? Write to ${(brand.contact.email)}.`,
}
export const weekEmailWords = {
  subject: "Your week from tomorrow",
  heading: "What you eat from tomorrow",
  about: "The dishes of your next seven days, and what to buy for them.",
  open: "Open the week",
  list: "What to buy",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    between: '\u00a0· ',
    away: "Nothing at home",
    line: (amount: string, food: string): string => `${(amount)} ${(food)}`,
    later: (line: string): string => `${(line)} (second trip)`,
  home: "What should be at home already isn't in it. The list in your plan has it, and knows what you've ticked.",
  why: "You get this on the day before each week because you chose it in your plan. You can stop it there or here.",
  stop: "Stop this email",
}
export const stopWeekEmailWords = {
  ask: "Stop this email?",
  willStop: "We'll no longer email you before each week. You can choose it again in your settings.",
  stop: "Stop the email",
  stopped: "No more emails before your week",
  didStop: "We no longer email you before each week. You can choose it again in your settings.",
  unknown: "We can't find this email",
  unknownWhy: "This link is incomplete, or the email it belonged to was deleted. You'll get no more from it.",
}
export const weighInWords = {
  subject: "A minute for your plan",
  heading: "One minute on the scales",
    asked: [
    "You asked us to remind you on Mondays. Your weight before breakfast helps us fit your plan to you.",
    "You asked us to remind you on Tuesdays. Your weight before breakfast helps us fit your plan to you.",
    "You asked us to remind you on Wednesdays. Your weight before breakfast helps us fit your plan to you.",
    "You asked us to remind you on Thursdays. Your weight before breakfast helps us fit your plan to you.",
    "You asked us to remind you on Fridays. Your weight before breakfast helps us fit your plan to you.",
    "You asked us to remind you on Saturdays. Your weight before breakfast helps us fit your plan to you.",
    "You asked us to remind you on Sundays. Your weight before breakfast helps us fit your plan to you.",
  ],
  skip: "No time, or not in the mood? Then skip it. One day says little, and your plan continues without it.",
  log: "Log a weight",
  why: "You get this once a week because you chose it on the weight page. You can choose another day there.",
  stop: "Stop this reminder",
}
export const stopReminderWords = {
  ask: "Stop the reminder?",
  willStop: "We'll stop reminding you to weigh in. You can choose a day again on the weight page of your plan.",
  stop: "Stop the reminder",
  stopped: "No more reminders",
  didStop: "We no longer remind you to weigh in. You can choose a day again on the weight page of your plan.",
  unknown: "We can't find this reminder",
  unknownWhy:
    "This link is incomplete, or the reminder it belonged to was deleted. You'll get no more reminders from it.",
}
export const changeWords = {
  replanned: (date: string) => `We planned the week of ${(date)} again.`,
    ownPlatesFollow: (date: string) =>
    `Your plates in the week of ${(date)} follow this from today on. The others keep theirs.`,
  replannedWhenOpened: (date: string) => `We'll plan the week of ${(date)} again when you open it.`,
  weekIsBack: (date: string) => `The week of ${(date)} is as it was before.`,
    weekStays: (date: string) =>
    `What's planned for the week of ${(date)} stays. After that your plan is as it was before.`,
    raiseWithdrawn: "Without that reading there's no reason for more food, so we took it back.",
  moreEnergy: (day: string, now: string, before: string) =>
    `From ${(day)} your plan has ${(now)} a day instead of ${(before)}.`,
  largerPortions: "Your dishes stay, in larger portions. What you've eaten stays as it was.",
  otherPortions: (day: string) => `${(day)}: other portions changed a little, so the day still adds up.`,
}
export const mealChangeWords = {
  dropped: (meal: string, dish: string) => `${(meal)}: no longer planned (it was ${(dish)}).`,
  added: (meal: string, dish: string) => `${(meal)}: ${(dish)}.`,
  addedWith: (meal: string, dish: string, sides: string) => `${(meal)}: ${(dish)}, with ${(sides)} on the side.`,
    isAdded: (meal: string, dish: string) => `${(meal)}: ${(dish)} is added.`,
  swapped: (meal: string, now: string, before: string) => `${(meal)}: ${(now)} instead of ${(before)}.`,
  swappedWith: (meal: string, now: string, before: string, sides: string) =>
    `${(meal)}: ${(now)} instead of ${(before)}, with ${(sides)} on the side.`,
  swappedAlone: (meal: string, now: string, before: string) =>
    `${(meal)}: ${(now)} instead of ${(before)}, with nothing on the side.`,
    side: (meal: string, now: string) => `On the side of ${(meal)}: ${(now)}.`,
  sideInstead: (meal: string, now: string, before: string) => `On the side of ${(meal)}: ${(now)} instead of ${(before)}.`,
  nothing: "nothing",
  aSnack: "a snack",
  leftovers: (dish: string) => `leftovers of ${(dish)}`,
  unknownDish: "a dish we no longer have",
  unknownFood: "a food we no longer have",
}
export const doneWords = {
  swapped: (meal: string) => `You swapped ${(meal)}.`,
  doubled: (meal: string) => `You chose to cook double for ${(meal)}.`,
  noGuests: (meal: string) => `You expect no guests for ${(meal)}.`,
  guests: (guests: number, meal: string) =>
    (pluralCount$=>pluralCount$===1?`You expect a guest for ${(meal)}.`:`You expect ${(guests)} guests for ${(meal)}.`)((guests)),
  skipped: (meal: string) => `You skip ${(meal)}.`,
  elsewhere: (meal: string) => `You eat ${(meal)} elsewhere.`,
  atHome: (meal: string) => `You eat ${(meal)} at home.`,
  ownDish: (meal: string) => `You put a dish of your own in the place of ${(meal)}.`,
  locked: (meal: string) => `You locked ${(meal)}.`,
  unlocked: (meal: string) => `You unlocked ${(meal)}.`,
  moved: (meal: string) => `You moved ${(meal)}.`,
  mealAnew: (meal: string) => `You had ${(meal)} planned anew.`,
  dayAnew: (day: string) => `You had ${(day)} planned anew.`,
  weekAnew: "You had the rest of the week planned anew.",
  disliked: (title: string) => `You said no to ${(title)}.`,
  favoured: (title: string) => `You made ${(title)} a favourite.`,
  unmarked: (title: string) => `You removed your mark from ${(title)}.`,
  banned: (food: string) => `You ruled out ${(food)}.`,
  allowed: (food: string) => `You allowed ${(food)} again.`,
  told: (event: string) => `You told us: ${(event)}.`,
  tookBack: (event: string) => `You deleted: ${(event)}.`,
  eventOn: (event: string, date: string) => `${(event)}, ${(date)}`,
  eventSince: (event: string, date: string) => `${(event)}, since ${(date)}`,
  eventBetween: (event: string, from: string, to: string) => `${(event)}, ${(from)} to ${(to)}`,
  kept: "You chose to keep your plan as it is.",
  proposeAgain: "You chose to have changes proposed again.",
  keepWeight: "You chose to keep your weight.",
  loseSlowly: "You chose to lose weight at a slow pace.",
  lose: "You chose to lose weight.",
  namedClasses: "You chose to have classes of the body mass index named.",
  unnamedClasses: "You chose not to have classes of the body mass index named.",
    settings: (settings: string) => `You changed your settings: ${(settings)}.`,
  setting: {
    units: "units",
    mealsADay: "meals a day",
    diets: "way of eating",
    restrictions: "foods to leave out",
    cookingSkill: "cooking skill",
    timeCooking: "cooking time",
    variety: "how often a dish comes again",
    shoppingDays: "shopping days",
    eaters: "people who eat with you",
  },
  plateauTold: "You told us why your weight didn't fall.",
  plateauTakenBack: "You took back your answer about why your weight didn't fall.",
  reviewTakenBack: "You took back your answer to the review of your plan.",
  reviewAgreed: "You agreed to the change of your plan.",
  reviewKept: "You kept your plan.",
  reviewKeptForGood: "You kept your plan for good.",
}
export const effectWords = {
  holdsWeight: "While it lasts, your plan holds your weight.",
  leavesOutUnsafe:
    "Meals leave out what isn't safe in pregnancy: soft eggs, soft and blue cheese, smoked fish, cold cuts, liver and alcohol.",
  newScale: "A jump in your readings on this day doesn't count as a change in weight.",
  reset: "From this day your plan starts learning about you again.",
  paused: "No new week is planned until you go on, and nothing is proposed until two weeks after.",
  quiet: "Your plan proposes no changes until two weeks after it.",
  eventGone: "Your plan no longer takes it into account.",
  heldForBreak: "From today your plan holds your weight, for your break.",
  heldForHealth: "From today your plan holds your weight, for your health.",
  nearUnderweight: "You're close to the lowest healthy weight for your height.",
  tooFast: "You're losing faster than is safe.",
  belowGoal: "You weigh less than you want to.",
  keepsWeight: "Your plan keeps your weight where it is.",
  leads: "Your plan leads you to the weight you chose.",
  staysForNow: "Your plan stays the same for now.",
  energyFrom: (date: string, energy: string) => `From ${(date)} your plan has ${(energy)} a day.`,
  inSteps: (energy: string) => `It goes on week by week, in small steps, to about ${(energy)} a day.`,
  plateauCounts: "Your plan takes this into account when it reads your weights.",
  noMoreProposals: "Your plan will propose no more changes.",
}
export const reasonWords = {
  AT_HOME: (foods: string) => `Uses what should be at home: ${(foods)}.`,
  FAVOURITE: "One of your favourites.",
  NEW: "New this week: you haven't had it from us yet.",
  SEASON: (month: string, foods: string) => `In season in ${(month)}: ${(foods)}.`,
  LIKED_CUISINE: (cuisine: string) => `You like ${(cuisine)} food.`,
  LIKED_DISH: (dishes: string) => `You like ${(dishes)}.`,
  COLD_LUNCH: "Good cold from a box, like the sandwiches you usually have.",
  BOXED_LUNCH: "Goes along in a box, since you eat at work or school.",
  HOME_FAST_FOOD: "A home version of fast food.",
  SWEET: "Something sweet, planned in.",
  PROTEIN: (amount: string) => `Plenty of protein: ${(amount)}.`,
  FIBRE: (amount: string) => `Plenty of fibre: ${(amount)}.`,
  QUICK: (minutes: string) => `On the table in ${(minutes)}.`,
    NO_COOKING: (minutes: string) => `Ready in ${(minutes)}, without hob or oven.`,
}
export const leftoverWords = {
    freshRice: "Heat only the rice you eat now.",
    makeCold: (later: string) =>
    `Make it all at once: the amounts include ${(later)}. Put what is for later straight into the fridge.`,
  cookHot: (later: string) =>
    `Cook it all at once: the amounts include ${(later)}. Let what is for later cool, and put it in the fridge within the hour.`,
  keepCold: "Put what's left into the fridge within the hour.",
  keepHot:
    "Let what's left cool, put it in the fridge within the hour, and heat it once, until it steams all the way through.",
    eatCold: (earlier: string) => `Made for ${(earlier)} and waiting in the fridge. It's eaten cold.`,
  steam: (earlier: string) =>
    `Cooked for ${(earlier)} and waiting in the fridge. Heat it until it steams all the way through, and only once.`,
  warm: (earlier: string) =>
    `Cooked for ${(earlier)} and waiting in the fridge. Warm it until it's hot all the way through.`,
  coldOrSteam: (earlier: string) =>
    `Cooked for ${(earlier)} and waiting in the fridge. It's good cold. If you like it warm, heat it until it steams all the way through, and only once.`,
  coldOrWarm: (earlier: string) =>
    `Cooked for ${(earlier)} and waiting in the fridge. It's good cold. If you like it warm, warm it until it's hot all the way through.`,
}
export const objectionWords = {
  BAN: "because it's ruled out at your table",
  VEGAN: "because you eat vegan",
  VEGETARIAN: "because you eat vegetarian",
  PESCATARIAN: "because you eat fish and no meat",
  PALEO: "because you eat paleo",
  GLUTEN: "because you leave out gluten",
  EGG: "because you leave out eggs",
  TREE_NUT: "because you leave out tree nuts",
  DAIRY: "because you leave out dairy",
  LACTOSE: "because you leave out lactose",
  FISH: "because you leave out fish",
  CRUSTACEAN: "because you leave out shellfish",
  MOLLUSC: "because you leave out shellfish",
  PEANUT: "because you leave out peanuts",
  SOY: "because you leave out soya",
  SESAME: "because you leave out sesame",
  CELERY: "because you leave out celery",
  MUSTARD: "because you leave out mustard",
  LUPIN: "because you leave out lupin",
  SULPHITE: "because you leave out sulphites",
  other: "to suit what you eat",
}
export const aisleWords = {
  PRODUCE: "Fruit and vegetables",
  BAKERY: "Bakery",
  MEAT: "Meat",
  FISH: "Fish and seafood",
  CHILLED: "Dairy, eggs and chilled",
  GRAINS_AND_PASTA: "Grains and pasta",
  TINS_AND_JARS: "Tins, jars and pulses",
  OILS_AND_SAUCES: "Oils and sauces",
  SPICES: "Herbs and spices",
  NUTS_AND_DRIED_FRUIT: "Nuts, seeds and dried fruit",
  BAKING: "Baking and sweet things",
  FROZEN: "Frozen",
  DRINKS: "Drinks",
}
export const allergenWords = {
  GLUTEN: "Gluten",
  EGG: "Eggs",
  TREE_NUT: "Tree nuts",
  DAIRY: "Dairy",
  LACTOSE: "Lactose",
  FISH: "Fish",
  CRUSTACEAN: "Crustaceans",
  MOLLUSC: "Molluscs",
  PEANUT: "Peanuts",
  SOY: "Soya",
  SESAME: "Sesame",
  COCONUT: "Coconut",
  CELERY: "Celery",
  MUSTARD: "Mustard",
  LUPIN: "Lupin",
  SULPHITE: "Sulphites",
}
export const cuisineWords = {
  AMERICAN: "American",
  ITALIAN: "Italian",
  MEXICAN: "Mexican",
  TEX_MEX: "Tex-Mex",
  ENGLISH: "English",
  GREEK: "Greek",
  FRENCH: "French",
  JAPANESE: "Japanese",
  SOUTHERN: "Southern",
  INDIAN: "Indian",
  ASIAN: "Asian",
  CAJUN: "Cajun",
  SPANISH: "Spanish",
  MIDDLE_EASTERN: "Middle Eastern",
}
export const dietLabels = {
  PALEO: "Paleo",
  VEGETARIAN: "Vegetarian",
  VEGAN: "Vegan",
  PESCATARIAN: "Pescatarian",
  LACTOSE_FREE: "Lactose-free",
  GLUTEN_FREE: "Gluten-free",
}
export const dishWords = {
  SALADS: "salads",
  SIDE_DISHES: "side dishes",
  CHICKEN: "chicken",
  PASTA: "pasta",
  SOUPS: "soups",
  TACOS: "tacos",
  BURGERS: "burgers",
  SEAFOOD: "seafood",
  DESSERTS: "desserts",
  APPETIZERS: "appetizers",
}
export const equipmentWords = {
  HOB: "Hob",
  OVEN: "Oven",
  GRILL: "Grill",
  AIR_FRYER: "Air fryer",
  SLOW_COOKER: "Slow cooker",
  PRESSURE_COOKER: "Pressure cooker",
  KETTLE: "Kettle",
  MICROWAVE: "Microwave",
  TOASTER: "Toaster",
  FREEZER: "Freezer",
  BLENDER: "Blender",
  FOOD_PROCESSOR: "Food processor",
  HAND_BLENDER: "Hand blender",
  SAUCEPAN: "Saucepan",
  FRYING_PAN: "Frying pan",
  GRIDDLE_PAN: "Griddle pan",
  WOK: "Wok",
  CASSEROLE: "Casserole",
  STEAMER: "Steamer",
  BAKING_TRAY: "Baking tray",
  BAKING_DISH: "Baking dish",
  LOAF_TIN: "Loaf tin",
  MUFFIN_TIN: "Muffin tin",
  SKEWERS: "Skewers",
  GRATER: "Grater",
}
export const skillWords = {
  NOVICE: "Very easy",
  BASIC: "Easy",
  INTERMEDIATE: "Takes some practice",
  ADVANCED: "For keen cooks",
}
export const phraseWords = {
    listed: (first: string, next: string) => `${(first)}, ${(next)}`,
    and: (before: string, last: string) => `${(before)} and ${(last)}`,
    andBeforeI: (before: string, last: string) => `${(before)} and ${(last)}`,
  or: (before: string, last: string) => `${(before)} or ${(last)}`,
    orBeforeO: (before: string, last: string) => `${(before)} or ${(last)}`,
    amount: (value: string, unit: string) => `${(value)} ${(unit)}`,
  percent: (value: string) => `${(value)}%`,
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
    date: (day: string, month: string) => `${(day)} ${(month)}`,
    weekdayDate: (weekday: string, date: string) => `${(weekday)} ${(date)}`,
}
export const mealWords = {
    ofDay: {
    BREAKFAST: (weekday: string) => `${(weekday)}’s breakfast`,
    LUNCH: (weekday: string) => `${(weekday)}’s lunch`,
    DINNER: (weekday: string) => `${(weekday)}’s dinner`,
    SNACK: (weekday: string) => `${(weekday)}’s snack`,
  },
    onDate: {
    BREAKFAST: (date: string) => `breakfast on ${(date)}`,
    LUNCH: (date: string) => `lunch on ${(date)}`,
    DINNER: (date: string) => `dinner on ${(date)}`,
    SNACK: (date: string) => `snack on ${(date)}`,
  },
}
export const eatenWords = {
    withSides: (dish: string, sides: string) => `${(dish)} with ${(sides)}`,
    more: (count: number) => (pluralCount$=>pluralCount$===1?"1 more":`${(count)} more`)((count)),
}
export const calendarWords = {
  name: (week: string) => `${(brand.name)}: week ${(week)}`,
    more: (page: string) => `The recipe and the rest of your week: ${(page)}`,
    shopping: "Shopping",
  list: (page: string) => `What to buy: ${(page)}`,
  thaw: (foods: string) => `Move to the fridge the day before: ${(foods)}.`,
    apart: "Cook apart:",
}
export const weekNoteWords = {
  proteinShortOne: (amount: string, day: string) => `Protein is ${(amount)} under your target on ${(day)}.`,
    proteinShort: (days: string) => `Protein is under your target on ${(days)}.`,
  shortBy: (day: string, amount: string) => `${(day)} (by ${(amount)})`,
    more: (count: string) => `${(count)} more`,
  fibreLow: (mean: string, target: string, fruit: string) =>
    `Fibre is ${(mean)} a day on average, and ${(target)} is your target. A piece of fruit adds about ${(fruit)}.`,
  sodiumHigh: (mean: string, most: string) =>
    `Sodium is ${(mean)} a day on average, above the advised ${(most)}. Salting less while cooking is the easiest way down.`,
  mealSharesMany: (count: string) =>
    `${(count)} meals this week are smaller or larger than usual, so that each day adds up.`,
    mealShares: (count: number, meals: string) =>
    (pluralCount$=>pluralCount$===1?`One meal is smaller or larger than usual, so that each day adds up: ${(meals)}.`:`Some meals are smaller or larger than usual, so that each day adds up: ${(meals)}.`)((count)),
  withEnergy: (meal: string, energy: string) => `${(meal)} (${(energy)})`,
  oddSides: (meals: string) =>
    `Not every side is one you'd choose with the rest. Look at ${(meals)}, and swap what doesn't suit you.`,
  regularMissed: (meals: string) =>
    `Your regular dish isn't there this week: ${(meals)}. Either it didn't fit the rest of the day, or you chose another one.`,
  fewPlants: (plants: string, wanted: string) =>
    `There are ${(plants)} different plant foods in this week. ${(wanted)} or more make a varied table.`,
  mainsAgain: (again: number, mains: string) =>
    (pluralCount$=>pluralCount$===1?`One of the ${(mains)} lunches and dinners was in your last two weeks, too. Not many others fit everything you asked for.`:`${(again)} of the ${(mains)} lunches and dinners were in your last two weeks, too. Not many others fit everything you asked for.`)((again)),
  allMainsAgain: (mains: string) =>
    `All ${(mains)} lunches and dinners were in your last two weeks, too. Not many others fit everything you asked for.`,
  noSweets: "You crave sweet things. This week has no dessert, since none fit with your other wishes.",
  sweetsDaily: (share: string) =>
    `You crave sweet things. A dessert is planned every day, at most ${(share)} of your calories.`,
  sweets: (days: string, all: string, share: string) =>
    `You crave sweet things. A dessert is planned on ${(days)} of ${(all)} days, at most ${(share)} of your calories.`,
  noRoomForSweets: (meals: string) =>
    `You crave sweet things. With ${(meals)} meals a day there's no room for a dessert. Four or five meals have one, and you choose how many in your settings.`,
  lateSnack: "Your last snack comes after dinner and is counted in, so that the evening has something planned.",
  soda: "When you feel like a fizzy drink, sparkling water with lemon, lime or berries, or cold tea with mint, has no sugar at all.",
}
export const mediterraneanWords = {
  all: (of: string) => `This week has all ${(of)} points of the Mediterranean pattern.`,
  kept: (points: string, of: string, wanted: string) =>
    `This week follows the Mediterranean pattern. It has ${(points)} of its ${(of)} points, and ${(wanted)} are enough.`,
  missed: (points: string, of: string, wanted: string) =>
    `This week has ${(points)} of ${(of)} points of the Mediterranean pattern. It takes ${(wanted)}.`,
    nearer: (foods: string) => `What would bring it nearer: ${(foods)}.`,
    lacking: (count: number, foods: string) =>
    (pluralCount$=>pluralCount$===1?`The missing point is for ${(foods)}.`:`The missing points are for ${(foods)}.`)((count)),
    items: {
    OLIVE_OIL_FIRST: "olive oil before other fats",
    OLIVE_OIL: "more olive oil",
    VEGETABLES: "two servings of vegetables a day",
    FRUIT: "three servings of fruit a day",
    LITTLE_RED_MEAT: "less red and cured meat",
    LITTLE_BUTTER: "less butter and cream",
    NO_SWEET_DRINKS: "no sweet drinks",
    LEGUMES: "beans or lentils three times a week",
    FISH: "fish three times a week",
    FEW_SWEETS: "fewer bought sweets",
    NUTS: "nuts three times a week",
    POULTRY_FIRST: "poultry rather than red meat",
    SOFRITO: "tomatoes cooked with onion and olive oil twice a week",
  },
}
export const likedAbsentWords = {
  ruledOut: {
    VEGAN: (liked: string) => `No ${(liked)}, since your vegan diet comes first.`,
    VEGETARIAN: (liked: string) => `No ${(liked)}, since your vegetarian diet comes first.`,
    PESCATARIAN: (liked: string) => `No ${(liked)}, since your pescatarian diet comes first.`,
    PALEO: (liked: string) => `No ${(liked)}, since eating paleo comes first.`,
    GLUTEN_FREE: (liked: string) => `No ${(liked)}, since eating gluten-free comes first.`,
    LACTOSE_FREE: (liked: string) => `No ${(liked)}, since eating lactose-free comes first.`,
    GLUTEN: (liked: string) => `No ${(liked)}, since leaving out gluten comes first.`,
    EGGS: (liked: string) => `No ${(liked)}, since leaving out eggs comes first.`,
    TREE_NUTS: (liked: string) => `No ${(liked)}, since leaving out tree nuts comes first.`,
    DAIRY: (liked: string) => `No ${(liked)}, since leaving out dairy comes first.`,
    SEAFOOD: (liked: string) => `No ${(liked)}, since leaving out seafood comes first.`,
  },
  ruledOutOtherwise: (liked: string) => `No ${(liked)}, since what you don't eat comes first.`,
  outOfReach: (liked: string) =>
    `No ${(liked)}. None of our dishes fits your meals, your time for cooking and what you have ruled out.`,
  notThisWeek: (liked: string) =>
    `You like ${(liked)}. There's none this week, because it didn't fit with your other wishes.`,
    food: (cuisine: string) => `${(cuisine)} food`,
}
export const relaxationWords = {
  paleo: {
    VEGAN:
      "Paleo and vegan together leave too few dishes. This week stays vegan and lets in beans, grains and other foods that paleo leaves out.",
    VEGETARIAN:
      "Paleo and vegetarian together leave too few dishes. This week stays vegetarian and lets in beans, grains and other foods that paleo leaves out.",
    PESCATARIAN:
      "Paleo and pescatarian together leave too few dishes. This week stays pescatarian and lets in beans, grains and other foods that paleo leaves out.",
  },
  repeats: "A few dishes, snacks or sides come more often than usual, because not many fit everything you asked for.",
  protein: (share: string, target: string) =>
    `Some days stay more than ${(share)} under your protein target of ${(target)}. The rest of the plan is as you asked.`,
  energy: (target: string, share: string) =>
    `Some days are a little further from your ${(target)} than usual, by up to ${(share)}.`,
  time: "Some meals take longer than you asked for, sides included. With your other wishes there was nothing quicker.",
}
