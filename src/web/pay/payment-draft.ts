import type { OrderRequest, SandboxScenario } from '#domain/api/orders.ts'
import type { Product } from '#domain/api/products.ts'
import { consentText, DISCLOSURE_VERSION, type Terms } from '#domain/billing/disclosure.ts'
import type { Wallet } from '#domain/billing/plans.ts'
import { readCardNumber } from '#web/pay/card-number.ts'

/** What stands in the form. `agreed` is the sentence that was agreed to, so that consent never covers another one. */
export type PaymentDraft = { readonly card: string; readonly agreed: string | null }
export const emptyDraft: PaymentDraft = { card: '', agreed: null }

/** How somebody wants to pay: with the card in the form, or with a wallet. */
export type PayWith = { readonly method: 'CREDIT_CARD' } | { readonly method: 'FAST_PAYMENTS'; readonly wallet: Wallet }

/** What is still missing in the form, by the name of the field to look at. */
export type Missing = 'consent' | 'card_empty' | 'card_unlisted'

export const isAgreed = (draft: PaymentDraft, terms: Terms): boolean => draft.agreed === consentText(terms)

/** What the server is asked for, or what is missing. A card number becomes the name of its scenario and goes no further. */
export function orderRequestOf(draft: PaymentDraft, product: Product, terms: Terms, payWith: PayWith) {
  const card = readCardNumber(draft.card)
  if (payWith.method === 'CREDIT_CARD' && card.kind !== 'listed')
    return { kind: 'missing', missing: card.kind === 'empty' ? 'card_empty' : 'card_unlisted' } as const
  if (!isAgreed(draft, terms)) return { kind: 'missing', missing: 'consent' } as const
  const scenario: SandboxScenario = payWith.method === 'CREDIT_CARD' && card.kind === 'listed' ? card.scenario : 'ok'
  const request: OrderRequest = {
    productId: product.id,
    expectedAmountMinor: terms.first.minor,
    currency: terms.first.currency,
    // Of the words that this page shows, which may be older than the server's.
    disclosureVersion: DISCLOSURE_VERSION,
    consent: true,
    ...payWith,
    sandbox: { scenario },
  }
  return { kind: 'ready', request } as const
}
