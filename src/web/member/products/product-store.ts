import type { OwnProductRequest } from '#domain/api/member/food-products.ts'
import type { Product } from '#domain/product/product.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { storageKeys } from '#web/device/storage.ts'
import { queueByOwner } from '#web/member/diary/queue-by-owner.ts'
import { QueuedProduct } from './queued-product-schema.ts'

const queuedFrom = parserOf(QueuedProduct)

/** The own products that have not reached the server. */
export const {
  queue: productQueue,
  isAny: isAnyProductQueued,
  load: loadProductQueue,
  update: updateProductQueue,
  remove: removeProductsOf,
} = queueByOwner(storageKeys.foodProducts, queuedFrom)

/** Remembers an own product, on this device at once and on the server as soon as it can be reached. */
export function rememberProduct(code: string, product: Product, asPrinted: boolean): void {
  const said: OwnProductRequest = {
    product,
    changedAt: new Date().toISOString(),
    ...(asPrinted ? { asPrinted } : {}),
  }
  updateProductQueue((queue) => [...queue.filter((other) => other.code !== code), { code, said }])
}
