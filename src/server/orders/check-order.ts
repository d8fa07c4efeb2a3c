import type { OrderRequest } from '#domain/api/orders.ts'
import { DISCLOSURE_VERSION } from '#domain/billing/disclosure.ts'
import { Problem } from '#domain/problems.ts'
import type { Offer } from '#server/store/offers.ts'

/** Whether what the buyer saw and agreed to is what is sold now. @throws Problem */
export function checkOrder(request: OrderRequest, offer: Offer | undefined): Offer {
  if (offer === undefined) throw new Problem('PRODUCT_UNKNOWN', 'productId')
  const { first } = offer.terms
  const isSeen =
    request.expectedAmountMinor === first.minor &&
    request.currency === first.currency &&
    request.disclosureVersion === DISCLOSURE_VERSION
  if (!isSeen) throw new Problem('PRICE_CHANGED')
  if (!request.consent) throw new Problem('CONSENT_MISSING', 'consent')
  if (request.wallet !== undefined && request.method !== 'FAST_PAYMENTS') throw new Problem('INPUT_INVALID', 'wallet')
  return offer
}
