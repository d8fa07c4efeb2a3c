import type { FoundProduct } from '#domain/api/member/food-products.ts'
import { filled, routes } from '#domain/api/routes.ts'
import type { Gtin } from '#domain/product/gtin.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { cachedOwnProducts } from './own-products.ts'
import { foundProductFrom } from './product-replies.ts'
import { productQueue } from './product-store.ts'

/** The product of a barcode. `unreachable`: it is not on this device, and the server could not be reached. */
export type ProductAnswer = FoundProduct | { readonly source: 'unreachable' }

/** Finds the product of a barcode, first on this device, so that the member's own products need no network. */
export async function findProduct(gtin: Gtin): Promise<ProductAnswer> {
  const waiting = productQueue.get().find(({ code }) => code === gtin)
  if (waiting !== undefined) return { source: 'own', product: waiting.said.product }
  const own = (await cachedOwnProducts()).find(({ code }) => code === gtin)
  if (own !== undefined) return { source: 'own', product: own.product }
  const address = filled(routes.memberBarcode, { barcode: gtin })
  const outcome = await requestMember(address, { parse: foundProductFrom, cacheAs: null })
  return outcome.kind === 'ok' ? outcome.value : { source: 'unreachable' }
}
