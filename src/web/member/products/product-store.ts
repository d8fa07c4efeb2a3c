import type { OwnProductRequest } from '#domain/api/member/food-products.ts'
import type { Product } from '#domain/product/product.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { readEntry, removeEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { diaryOwner } from '#web/member/diary/diary-store.ts'
import { QueuedProduct } from './queued-product-schema.ts'

const queuedFrom = parserOf(QueuedProduct)

type Queues = Readonly<Record<string, readonly QueuedProduct[]>>

/** What waits in a stored text, by whose it is. What cannot be read is left out, one product at a time. */
export function parseProductQueues(stored: string | null): Queues {
  try {
    const queues: unknown = JSON.parse(stored ?? '{}')
    if (typeof queues !== 'object' || queues === null || Array.isArray(queues)) return {}
    return Object.fromEntries(
      Object.entries(queues).flatMap(([owner, products]) => {
        const known = Array.isArray(products) ? products.flatMap((product) => queuedFrom(product) ?? []) : []
        return known.length === 0 ? [] : [[owner, known]]
      }),
    )
  } catch {
    return {}
  }
}

const storedQueues = (): Queues => parseProductQueues(readEntry(storageKeys.foodProducts))

/** Whether a product of any member waits on this device. */
export const isAnyProductQueued = (): boolean => Object.keys(storedQueues()).length > 0

/** The products of the member of this device that the server does not have. */
export const productQueue = createStore<readonly QueuedProduct[]>([])

/** Reads what an earlier visit or another tab has stored. */
export function loadProductQueue(): void {
  const owner = diaryOwner.get()
  productQueue.set(owner === null ? [] : (storedQueues()[owner] ?? []))
}
diaryOwner.subscribe(loadProductQueue)

/** Changes what waits. The stored text is read first each time, because another tab may have changed it. */
export function updateProductQueue(change: (before: readonly QueuedProduct[]) => readonly QueuedProduct[]): void {
  const owner = diaryOwner.get()
  if (owner === null) return
  const { [owner]: before = [], ...others } = storedQueues()
  const after = change(before)
  const queues = after.length === 0 ? others : { ...others, [owner]: after }
  if (Object.keys(queues).length === 0) removeEntry(storageKeys.foodProducts)
  else writeEntry(storageKeys.foodProducts, JSON.stringify(queues))
  productQueue.set(after)
}

/** Remembers what a pack says, here at once and at the server as soon as it can be reached. */
export function rememberProduct(code: string, product: Product, asPrinted: boolean): void {
  const said: OwnProductRequest = {
    product,
    changedAt: new Date().toISOString(),
    ...(asPrinted ? { asPrinted } : {}),
  }
  updateProductQueue((queue) => [...queue.filter((other) => other.code !== code), { code, said }])
}
