import { brand } from '#domain/brand.ts'

export const receiptWords = {
  subject: `Your ${brand.name} receipt`,
  welcomeSubject: `Welcome to ${brand.name}: your receipt`,
  notAsAgreed: "We received your payment, but it isn't what was agreed",
  tooLittle: (amount: string) =>
    `We received ${amount}, which isn't what was agreed, so it doesn't open your plan. That shouldn't happen, and we're looking into it. Questions? Write to ${brand.contact.email}.`,
  continues: 'Your plan continues',
  here: "Here's your receipt.",
  thanks: 'Thank you, your plan is yours',
  keepIt: "Here's your receipt, and what comes next. Please keep it.",
  planLink: (day: string) =>
    `The link to your plan is only for you. It works once, until ${day}. The links to your subscription can be used again, so keep this email to yourself.`,
  open: 'Open your plan',
  price: 'Price',
  /** A code that lowered the price. */
  code: (code: string) => `Code ${code}`,
  paid: 'Paid',
  paidOn: 'Paid on',
  /** Above the terms, word for word. */
  agreed: 'What you agreed to',
}

export const refundedWords = {
  subject: `Your money from ${brand.name} is on its way back`,
  heading: 'Your money is on its way back',
  duplicate: "You were charged twice for the same days. We're sorry, and we're refunding the second charge.",
  wayBack: 'It goes back to the card or account you paid with. Your bank may take a few days to show it.',
  refunded: 'Refunded',
  questions: `Something not right? Write to ${brand.contact.email} and mention the order above.`,
}

export const withdrawnWords = {
  subject: `You have withdrawn from your ${brand.name} contract`,
  heading: 'You have withdrawn from the contract',
  declared:
    'You declared that you withdraw from your contract for the plan below, and we have received your declaration.',
  free: "Nothing was charged, so there's nothing to pay back.",
  all: 'All of your money goes back to the card or account you paid with. Your bank may take a few days to show it.',
  part: (amount: string) =>
    `${amount} goes back to the card or account you paid with. Your bank may take a few days to show it.`,
  atBank: (amount: string) =>
    `You asked your bank to return ${amount}, and the bank decides on that. If it leaves this money with us, we'll refund it to you.`,
  received: 'Received',
  back: 'You get back',
  disputed: 'At your bank',
}
