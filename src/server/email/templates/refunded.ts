import { formatMoney, type Money } from '#domain/billing/money.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { refundedWords } from '#server/email/words/receipt-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { type DocumentFacts, documentRows } from './document-rows.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

type Data = PurchaseFacts & {
  readonly amount: Money
  /** Whether it refunds a second charge for the same days. */
  readonly isDuplicate: boolean
  /** The credit note; null if none was issued. */
  readonly document: DocumentFacts | null
}

function draft(facts: Data, locale: LocaleTag): EmailDraft {
  const { plan, paidWith, access, order } = purchaseRows(locale)
  const { refundedWords: words, purchaseLinkWords: links } = wordsIn(locale, { refundedWords, purchaseLinkWords })
  return {
    subject: words.subject,
    heading: words.heading,
    before: [...(facts.isDuplicate ? [words.duplicate] : []), words.wayBack],
    rows: [
      ...plan(facts),
      [words.refunded, formatMoney(facts.amount)],
      ...documentRows(facts.document, locale),
      ...paidWith(facts.card),
      ...access(facts),
      ...order(facts),
    ],
    action: { label: links.see, link: facts.manageLink },
    ...(facts.next === null ? {} : { links: [cancelLinkTo(facts.manageLink, locale)] }),
    after: [words.questions],
  }
}

export const refunded = purchaseEmail<Data>({
  kind: 'refunded',
  cause: 'Money goes back.',
  isKeptByLaw: true,
  draft,
  examples: {
    refunded: {
      ...exampleFacts,
      amount: { minor: 500, currency: 'USD' },
      isDuplicate: false,
      document: {
        number: 'C-2026-000007',
        tax: {
          name: 'VAT',
          rateHundredths: 2300,
          net: { minor: -407, currency: 'USD' },
          tax: { minor: -93, currency: 'USD' },
        },
      },
    },
    'refunded-second-charge': {
      ...exampleFacts,
      amount: { minor: 999, currency: 'USD' },
      isDuplicate: true,
      document: null,
    },
  },
})
