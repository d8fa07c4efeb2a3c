import type { OwnProductsView } from '#domain/api/member/food-products.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { readCachedReply, requestMember } from '#web/member/data/request-member.ts'
import { keptProductFrom, ownProductsFrom } from './product-replies.ts'
import { updateProductQueue } from './product-store.ts'

type OwnProducts = OwnProductsView['products']

/** The member's own products from the server, or from this device's copy if it cannot be reached. */
export async function fetchOwnProducts(): Promise<OwnProducts> {
  const outcome = await requestMember(routes.memberProducts, { parse: ownProductsFrom })
  return outcome.kind === 'ok' ? outcome.value.products : []
}

/** The member's own products from this device's copy, at once. */
export async function cachedOwnProducts(): Promise<OwnProducts> {
  const copy = await readCachedReply(routes.memberProducts, ownProductsFrom)
  return copy?.kind === 'ok' ? copy.value.products : []
}

/** Forgets an own product; false if the server cannot be reached. Diary entries with it stay. */
export async function forgetProduct(code: string): Promise<boolean> {
  const address = filled(routes.memberProduct, { code })
  const outcome = await requestMember(address, { method: 'DELETE', parse: keptProductFrom })
  if (outcome.kind !== 'ok') return false
  // Only now: before, a queued change was the member's latest word and had to stay.
  updateProductQueue((queue) => queue.filter((other) => other.code !== code))
  await fetchOwnProducts()
  return true
}
