import type { OrderRequest } from '#domain/api/orders.ts'
import { disclosureLanguage, purchaseText, type ShownOffer } from '#domain/billing/disclosure.ts'
import { isTaxed } from '#domain/billing/tax.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import type { Tax } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'
import type { PersonalPrice } from '#server/catalogue/personal-price.ts'
import type { Payments } from '#server/payment-providers/providers.ts'

/**
 * Checks that the offer that the visitor saw and agreed to is the one sold now, and that the payment method is
 * possible.
 * @throws Problem
 */
export function validateOrder(
  request: OrderRequest,
  price: PersonalPrice,
  shown: ShownOffer,
  { card, paypal }: Payments,
  tax: Tax,
): void {
  const { first, firstDays, renewal, renewalDays } = price.terms
  const isSeen =
    request.expectedAmountMinor === first.minor &&
    request.currency === first.currency &&
    request.firstDays === firstDays &&
    request.renewalAmountMinor === renewal.minor &&
    request.renewalDays === renewalDays &&
    disclosureLanguage(request.disclosureVersion) !== null &&
    request.textHash === textHash(purchaseText(shown))
  if (!isSeen) throw new Problem('PRICE_CHANGED')
  if (!request.consent) throw new Problem('CONSENT_MISSING', 'consent')
  if (request.wallet !== undefined && request.method !== 'FAST_PAYMENTS') throw new Problem('INPUT_INVALID', 'wallet')
  if (isTaxed(tax) && request.country === undefined) throw new Problem('INPUT_INVALID', 'country')
  const isOffered = request.provider === card?.name || request.provider === paypal?.name
  // PayPal cannot start with a free period: it needs a payment.
  const isFreeAtPaypal = request.provider === 'paypal' && first.minor === 0
  if (!isOffered || isFreeAtPaypal) throw new Problem('INPUT_INVALID', 'provider')
  const isTestCard = request.provider === 'sandbox' && request.method === 'CREDIT_CARD'
  if (request.sandbox !== undefined && !isTestCard) throw new Problem('INPUT_INVALID', 'sandbox')
}
