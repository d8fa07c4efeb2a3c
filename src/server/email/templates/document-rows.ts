import { formatMoney, type Money } from '#domain/billing/money.ts'
import { percentOf } from '#domain/billing/tax.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { purchaseRowWords } from '#server/email/words/purchase-words.ts'
import { wordsIn } from '#server/words/words-in.ts'

/** The number of a receipt or credit note, and the tax in it; null if no rate applied. */
export type DocumentFacts = {
  readonly number: string
  readonly tax: {
    readonly name: string
    readonly rateHundredths: number
    readonly net: Money
    readonly tax: Money
  } | null
}

/** Net, tax and number, each as a row; empty if there is no document. */
export function documentRows(
  document: DocumentFacts | null,
  locale: LocaleTag,
): readonly (readonly [name: string, value: string])[] {
  if (document === null) return []
  const { number, tax } = document
  const { purchaseRowWords: words } = wordsIn(locale, { purchaseRowWords })
  return [
    ...(tax === null
      ? []
      : [
          [words.net, formatMoney(tax.net)] as const,
          [words.tax(tax.name, percentOf(tax.rateHundredths)), formatMoney(tax.tax)] as const,
        ]),
    [words.documentNumber, number],
  ]
}
