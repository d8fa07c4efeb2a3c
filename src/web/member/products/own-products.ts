import type { OwnProductsView } from '#domain/api/member/food-products.ts'
import { routes } from '#domain/api/routes.ts'
import { readCachedReply, requestMember } from '#web/member/data/request-member.ts'
import { ownProductsFrom } from './product-replies.ts'

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
