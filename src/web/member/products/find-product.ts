import type { FoundProduct } from '#domain/api/member/food-products.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { type Gtin, printedGtin } from '#domain/product/gtin.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { cachedOwnProducts } from './own-products.ts'
import { foundProductFrom } from './product-replies.ts'
import { productQueue } from './product-store.ts'

/** What is known of a barcode. `unreachable`: not on this device, and the server could not be asked. */
export type ProductAnswer = FoundProduct | { readonly source: 'unreachable' }

/** What is known of a barcode: on this device first, so that a product that was met before needs no network. */
export async function findProduct(gtin: Gtin): Promise<ProductAnswer> {
  const waiting = productQueue.get().find(({ code }) => code === gtin)
  if (waiting !== undefined) return { source: 'own', product: waiting.said.product }
  const own = (await cachedOwnProducts()).find(({ code }) => code === gtin)
  if (own !== undefined) return { source: 'own', product: own.product }
  const address = filled(routes.memberBarcode, { barcode: printedGtin(gtin) })
  const outcome = await requestMember(address, { parse: foundProductFrom, cacheAs: null })
  return outcome.kind === 'ok' ? outcome.value : { source: 'unreachable' }
}
