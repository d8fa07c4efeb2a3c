// Written from the words files of the server and from `words` by `npm run docs`; a house test compares.
import { brand } from '#domain/brand.ts'
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
      "Someone on your account wants to download a copy of your data. If it's you, open this link on the device that you are using. You come back to where you were, and nothing happens until you confirm it there.",
    delete:
      "Someone on your account wants to delete everything about you. If it's you, open this link on the device that you are using. You come back to where you were, and nothing happens until you confirm it there.",
    'sign-out-everywhere':
      "Someone on your account wants to sign out on every device. If it's you, open this link on the device that you are using. You come back to where you were, and nothing happens until you confirm it there.",
    withdraw:
      "Someone on your account wants to withdraw from your purchase. If it's you, open this link on the device that you are using. You come back to where you were, and nothing happens until you confirm it there.",
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
  endsSubject: "The plan of your kitchen will not renew",
  endsHeading: "The plan of your kitchen ends",
  ends: (day: string) => `The plan that your kitchen is paid for with does not renew. Until ${(day)} nothing changes.`,
  endedSubject: "The plan of your kitchen has ended",
  ended: "The plan that your kitchen was paid for with has ended.",
  takeOver:
    "If you want to go on, you can take it over. You choose a plan of your own, and everybody in the kitchen keeps the week and the list. You see the price and the terms before you pay anything.",
  nothingCharged: "If you do nothing, you aren't charged. What you recorded stays yours.",
  goesOnSubject: "The plan of your kitchen goes on",
  goesOn: "We told you that the plan of your kitchen would end. It renews after all, and nothing changes for you.",
  free: "You don't pay anything for it.",
}
export const householdRemovedWords = {
  subject: `You now have a ${(brand.name)} kitchen of your own`,
  heading: "A kitchen of your own",
  removed: "Somebody you cooked with has changed who eats in their kitchen, and you are no longer in it.",
  yours:
    "Everything of yours came with you: your weights, your diary, your tastes and your plan, if you pay for one yourself. Nobody there can see any of it.",
  after: "If the plan was paid for by them, you can take one of your own whenever you like.",
}
export const paymentFailedWords = {
  stillOpen: "Still open",
  triedOn: "Tried again on",
  tried: "Tried again",
  everyDay: "every day until then",
  lastDay: "Last day to pay it",
  approve: "Approve the payment",
  fix: "Fix the payment",
  payNow: "Pay it now",
  stop: "If you'd rather stop, cancel in two clicks, and we won't try to charge you again.",
  nextTry: (day: string) => `We will try again on ${(day)}.`,
  first: {
    subject: `A payment for ${(brand.name)} did not go through`,
    heading: "Your payment didn't go through",
    why: "It happens, for example with a new card or a card limit. Your plan stays open for now.",
  },
  again: {
    subject: `A payment for ${(brand.name)} is still open`,
    heading: "Your payment is still open",
    why: "It hasn't gone through so far. Another card usually solves this.",
  },
  last: {
    ends: (day: string) => `Your ${(brand.name)} plan ends on ${(day)}`,
    endsSoon: `Your ${(brand.name)} plan ends soon`,
    heading: (day: string) => `Your plan ends on ${(day)}`,
    headingSoon: "Your plan ends soon",
    why: (day: string) =>
      `The payment didn't go through. Unless it is paid, your plan ends on ${(day)}, and nothing more will be charged.`,
    whySoon: "The payment didn't go through. Unless it is paid, your plan ends soon, and nothing more will be charged.",
  },
  toApprove: {
    subject: `A payment for ${(brand.name)} did not go through yet: your bank asks for your approval`,
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
    `Nothing is charged at the new price unless you agree. If you do not answer, your plan ends on ${(day)}, and nothing more will be charged.`,
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
  none: "none. It does not renew.",
  noneUnless: (amount: string, day: string) => `none unless you agree to the new price of ${(amount)} from ${(day)}`,
  nextPlan: "Plan from then on",
  openUntil: "Your plan is open until",
  paidWith: "Paid with",
  chargedTo: "Charged to",
    card: (brand: string, last4: string) => `${(brand)} ending in ${(last4)}`,
    period: (start: string, end: string) => `${(start)} to ${(end)}`,
  forPeriod: "For",
  net: "Net",
  documentNumber: "Number",
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
  notAsAgreed: "We received your payment, but it is not what was agreed",
  tooLittle: (amount: string) =>
    `We received ${(amount)}, which is not what was agreed, so it doesn't open your plan. That shouldn't happen, and we're looking into it. Questions? Write to ${(brand.contact.email)}.`,
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
    agreed: (terms: string) => `What you agreed to: ${(terms)}`,
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
  priceNotAgreed: "It would have renewed on terms you didn't agree to, so your subscription has ended.",
  bySupport: "We have ended your subscription.",
    atWallet: "Your subscription was cancelled at PayPal, so it does not renew.",
  after: `You're welcome back any time. Something not right? Write to ${(brand.contact.email)}.`,
}
export const introEndingWords = {
  subject: (days: string) => `Your first ${(days)} days with ${(brand.name)} end soon`,
  heading: "Your first period ends soon",
  over: "It does not renew, so you won't be charged again.",
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
export const yearlyWords = {
  subject: `Your yearly reminder of your ${(brand.name)} subscription`,
  heading: "You still have this subscription",
  body: "Once a year we remind you of what you pay for, and how to stop.",
}
export const alreadySubscribedWords = {
  subject: `You already have a ${(brand.name)} plan`,
  heading: "You already have a plan",
  body: "Someone, probably you, was about to buy a plan for this email address. It already has one, so nothing was charged.",
  open: "Open my plan",
  after: `Wasn't that you? Then you can ignore this email. Questions? Write to ${(brand.contact.email)}.`,
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
    "This link is incomplete, or the reminder it belonged to was deleted. You will get no more reminders from it.",
}
