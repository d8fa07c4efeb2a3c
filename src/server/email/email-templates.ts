import type { Email } from './email.ts'
import { emailHtml, emailText } from './email-layout.ts'
import type { MoneyEmailData, MoneyEmailKind } from './money-facts.ts'
import { alreadySubscribedLetter } from './templates/already-subscribed.ts'
import { canceledLetter } from './templates/canceled.ts'
import { endedLetter } from './templates/ended.ts'
import { introEndingLetter } from './templates/intro-ending.ts'
import type { EmailDraft } from './templates/letter-draft.ts'
import { manageWay } from './templates/manage-ways.ts'
import { paymentFailedLetters } from './templates/payment-failed.ts'
import { priceChangeLetters } from './templates/price-change.ts'
import { receiptLetter } from './templates/receipt.ts'
import { refundedLetter } from './templates/refunded.ts'
import { renewalReminderLetter } from './templates/renewal-reminder.ts'
import { resumedLetter } from './templates/resumed.ts'
import { withdrawnLetter } from './templates/withdrawn.ts'
import { yearlyLetter } from './templates/yearly.ts'

const SANDBOX_NOTE = 'This is about a test order of the built-in sandbox: no money has moved, and none will.'

/** What each kind of letter says. */
const drafts: { readonly [K in MoneyEmailKind]: (data: MoneyEmailData[K]) => EmailDraft } = {
  receipt: receiptLetter,
  intro_ending: introEndingLetter,
  renewal_reminder: renewalReminderLetter,
  payment_failed: paymentFailedLetters.first,
  payment_failed_again: paymentFailedLetters.again,
  payment_failed_last: paymentFailedLetters.last,
  canceled: canceledLetter,
  resumed: resumedLetter,
  ended: endedLetter,
  withdrawn: withdrawnLetter,
  refunded: refundedLetter,
  yearly: yearlyLetter,
  price_change: priceChangeLetters.first,
  price_change_again: priceChangeLetters.again,
  price_agreed: priceChangeLetters.agreed,
  already_subscribed: alreadySubscribedLetter,
}

/** A letter about money, in both forms. Each leads to where the subscription is managed. */
export function moneyEmail<K extends MoneyEmailKind>(kind: K, data: MoneyEmailData[K]): Email {
  const { subject, action, ...draft } = drafts[kind](data)
  const content = {
    ...draft,
    ...(data.sandbox ? { notice: SANDBOX_NOTE } : {}),
    action: action ?? manageWay(data.manageLink),
  }
  return {
    kind,
    subject: data.sandbox ? `${subject} (test order)` : subject,
    html: emailHtml(content),
    text: emailText(content),
  }
}
