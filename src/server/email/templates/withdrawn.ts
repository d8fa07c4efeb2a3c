import { formatMoney, type Money } from '#domain/billing/money.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { momentText } from '#server/email/email-dates.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { withdrawnWords } from '#server/email/words/receipt-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleFacts, examplePeriod, purchaseEmail } from './purchase-email.ts'
import { type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

type Data = PurchaseFacts & {
  readonly amount: Money
  /** The amount that the buyer has disputed and that their bank holds; null if there is none. */
  readonly atBank: Money | null
  /** When the withdrawal was declared. */
  readonly at: Date
}

/** Where the money is. An amount that a bank already has is not refunded a second time. */
function wayBack({ amount, atBank }: Data, locale: LocaleTag): readonly string[] {
  const { withdrawnWords: words } = wordsIn(locale, { withdrawnWords })
  if (atBank === null) return [amount.minor === 0 ? words.free : words.all]
  return [...(amount.minor === 0 ? [] : [words.part(formatMoney(amount))]), words.atBank(formatMoney(atBank))]
}

function draft(facts: Data, locale: LocaleTag): EmailDraft {
  const { amount, atBank, at, manageLink } = facts
  const { plan, order } = purchaseRows(locale)
  const { withdrawnWords: words, purchaseLinkWords: links } = wordsIn(locale, { withdrawnWords, purchaseLinkWords })
  return {
    subject: words.subject,
    heading: words.heading,
    before: [words.declared, ...wayBack(facts, locale)],
    rows: [
      ...plan(facts),
      [words.received, momentText(at, locale)],
      ...(amount.minor === 0 && atBank !== null ? [] : ([[words.back, formatMoney(amount)]] as const)),
      ...(atBank === null ? [] : ([[words.disputed, formatMoney(atBank)]] as const)),
      ...order(facts),
    ],
    action: { label: links.see, link: manageLink },
    after: [links.nothingMore],
  }
}

const withdrawnFacts = { ...exampleFacts, next: null, accessUntil: null, at: examplePeriod.start }

export const withdrawn = purchaseEmail({
  kind: 'withdrawn',
  cause: 'A customer withdraws; with the day and the time (Directive 2011/83/EU, article 11a).',
  isKeptByLaw: true,
  draft,
  examples: {
    withdrawn: { ...withdrawnFacts, amount: { minor: 999, currency: 'USD' }, atBank: null },
    'withdrawn-while-disputed': {
      ...withdrawnFacts,
      amount: { minor: 0, currency: 'USD' },
      atBank: { minor: 999, currency: 'USD' },
    },
  },
})
