import type { OwnProductsView } from '#domain/api/member/food-products.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { readCachedReply, requestMember } from '#web/member/data/request-member.ts'
import { keptProductFrom, ownProductsFrom } from './product-replies.ts'
import { updateProductQueue } from './product-store.ts'

type Known = OwnProductsView['products']

/** The member's own products by the server, or by the copy of this device where it cannot be reached. */
export async function fetchOwnProducts(): Promise<Known> {
  const outcome = await requestMember(routes.memberProducts, { parse: ownProductsFrom })
  return outcome.kind === 'ok' ? outcome.value.products : []
}

/** The member's own products by the copy of this device, at once. */
export async function cachedOwnProducts(): Promise<Known> {
  const copy = await readCachedReply(routes.memberProducts, ownProductsFrom)
  return copy?.kind === 'ok' ? copy.value.products : []
}

/** Forgets what was read from a pack; false where the server cannot be reached. Diaries keep what was eaten of it. */
export async function forgetProduct(code: string): Promise<boolean> {
  const address = filled(routes.memberProduct, { code })
  const outcome = await requestMember(address, { method: 'DELETE', parse: keptProductFrom })
  if (outcome.kind !== 'ok') return false
  // Until then what waits is what the member said last, and stays.
  updateProductQueue((queue) => queue.filter((other) => other.code !== code))
  await fetchOwnProducts()
  return true
}
