import type { Letter } from '#server/mail/letter.ts'
import { letterHtml, letterText } from '#server/mail/letter-page.ts'
import { alreadySubscribedLetter } from '#server/mail/letters/already-subscribed.ts'
import { canceledLetter } from '#server/mail/letters/canceled.ts'
import { endedLetter } from '#server/mail/letters/ended.ts'
import { introEndingLetter } from '#server/mail/letters/intro-ending.ts'
import type { LetterDraft } from '#server/mail/letters/letter-draft.ts'
import { manageWay } from '#server/mail/letters/manage-ways.ts'
import { paymentFailedLetters } from '#server/mail/letters/payment-failed.ts'
import { priceChangeLetters } from '#server/mail/letters/price-change.ts'
import { receiptLetter } from '#server/mail/letters/receipt.ts'
import { refundedLetter } from '#server/mail/letters/refunded.ts'
import { renewalReminderLetter } from '#server/mail/letters/renewal-reminder.ts'
import { resumedLetter } from '#server/mail/letters/resumed.ts'
import { withdrawnLetter } from '#server/mail/letters/withdrawn.ts'
import { yearlyLetter } from '#server/mail/letters/yearly.ts'
import type { MoneyLetterData, MoneyMailKind } from '#server/mail/money-facts.ts'

const SANDBOX_NOTE = 'This is about a test order of the built-in sandbox: no money has moved, and none will.'

/** What each kind of letter says. */
const drafts: { readonly [K in MoneyMailKind]: (data: MoneyLetterData[K]) => LetterDraft } = {
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
export function moneyLetter<K extends MoneyMailKind>(kind: K, data: MoneyLetterData[K]): Letter {
  const { subject, action, ...draft } = drafts[kind](data)
  const content = {
    ...draft,
    ...(data.sandbox ? { notice: SANDBOX_NOTE } : {}),
    action: action ?? manageWay(data.manageLink),
  }
  return {
    kind,
    subject: data.sandbox ? `${subject} (test order)` : subject,
    html: letterHtml(content),
    text: letterText(content),
  }
}
