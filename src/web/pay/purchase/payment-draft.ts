import type { OrderRequest, QuoteReply } from '#domain/api/orders.ts'
import type { Product } from '#domain/api/products.ts'
import type { SettingsReply } from '#domain/api/visitor.ts'
import { disclosureVersionIn, purchaseText, type ShownOffer } from '#domain/billing/disclosure.ts'
import type { Wallet } from '#domain/billing/plans.ts'
import type { CardProvider } from '#domain/billing/providers.ts'
import type { SandboxWallet } from '#domain/billing/sandbox-cards.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import type { IsoDate } from '#domain/time.ts'
import { termsOf } from '#web/device/plan-terms.ts'
import { readerLanguage } from '#web/words/reader-language.ts'
import { readCardNumber } from './test-card-number.ts'

/** The content of the form. `agreed` is the text that was agreed to, so that a consent never covers any other terms. */
export type PaymentDraft = {
  readonly card: string
  readonly agreed: string | null
  readonly quote: QuoteReply | null
  /** The country the buyer lives in; empty if it is asked for but not chosen yet, null if it is not asked for. */
  readonly country: string | null
}
export const emptyDraft: PaymentDraft = { card: '', agreed: null, quote: null, country: null }

/** The draft with the country that the buyer seems to be in, if the country is asked for and not chosen yet. */
export const withCountry = (draft: PaymentDraft, tax: SettingsReply['tax']): PaymentDraft =>
  tax === null ? { ...draft, country: null } : { ...draft, country: draft.country ?? tax.country ?? '' }

/**
 * How the buyer pays: with the test card in the form, or in a provider's form or window. A wallet without a name is
 * PayPal, in the sandbox too.
 */
export type PayWith =
  | { readonly provider: CardProvider; readonly method: 'CREDIT_CARD' }
  | { readonly provider: CardProvider; readonly method: 'FAST_PAYMENTS'; readonly wallet?: Wallet }
  | { readonly provider: 'paypal'; readonly method: 'FAST_PAYMENTS' }

/** Paying with a wallet that the sandbox imitates. */
export const payWithWallet = (wallet: SandboxWallet): PayWith => ({
  provider: 'sandbox',
  method: 'FAST_PAYMENTS',
  ...(wallet === 'PayPal' ? {} : { wallet }),
})

/** An input that is still missing in the form. */
export type Missing = 'country' | 'consent' | 'card_empty' | 'card_unlisted'

export const isAgreed = (draft: PaymentDraft, shown: ShownOffer): boolean => draft.agreed === purchaseText(shown)

/** The quote in the form if it is for this plan at this price, otherwise null: a plan whose price changed needs a new one. */
export const quoteFor = ({ quote }: PaymentDraft, product: Product): QuoteReply | null =>
  quote?.productId === product.id && quote.currency === product.currency && quote.listAmountMinor === product.priceMinor
    ? quote
    : null

/** The terms of a plan as shown on a day, with the coupon in the form. */
export function shownIn(draft: PaymentDraft, product: Product, today: IsoDate): ShownOffer {
  const terms = termsOf(product)
  const list = terms.first
  const quote = quoteFor(draft, product)
  if (quote === null) return { terms, list, code: null, today, language: readerLanguage }
  return {
    ...{ terms: { ...terms, first: { ...list, minor: quote.amountMinor } }, list, code: quote.coupon, today },
    language: readerLanguage,
  }
}

/** Everything that is missing before anything can be sent, in the order of the page. */
export function missingFields(
  draft: PaymentDraft,
  shown: ShownOffer,
  { provider, method }: PayWith,
): readonly Missing[] {
  const card = readCardNumber(draft.card)
  const isCardAsked = provider === 'sandbox' && method === 'CREDIT_CARD' && card.kind !== 'listed'
  return [
    ...(draft.country === '' ? ['country' as const] : []),
    ...(isCardAsked ? [card.kind === 'empty' ? ('card_empty' as const) : ('card_unlisted' as const)] : []),
    ...(isAgreed(draft, shown) ? [] : ['consent' as const]),
  ]
}

/** The request for the server, or what is missing. Only the scenario of a test card is sent, never its number. */
export function orderRequestOf(draft: PaymentDraft, { id }: Product, shown: ShownOffer, payWith: PayWith) {
  const { terms, code } = shown
  const missing = missingFields(draft, shown, payWith)
  if (missing.length > 0) return { kind: 'missing', missing } as const
  const card = readCardNumber(draft.card)
  const isTestCard = payWith.provider === 'sandbox' && payWith.method === 'CREDIT_CARD' && card.kind === 'listed'
  const request: OrderRequest = {
    productId: id,
    expectedAmountMinor: terms.first.minor,
    currency: terms.first.currency,
    firstDays: terms.firstDays,
    renewalAmountMinor: terms.renewal.minor,
    renewalDays: terms.renewalDays,
    textHash: textHash(purchaseText(shown)),
    // The version of the terms on this page, which may be older than the server's.
    disclosureVersion: disclosureVersionIn(readerLanguage),
    consent: true,
    ...(code === null ? {} : { coupon: code }),
    ...(draft.country === null ? {} : { country: draft.country }),
    ...payWith,
    ...(isTestCard ? { sandbox: { scenario: card.scenario } } : {}),
  }
  return { kind: 'ready', request } as const
}
