import { filled, routes } from '#domain/api/routes.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { fetchOwnProducts } from './own-products.ts'
import { keptProductFrom } from './product-replies.ts'
import { updateProductQueue } from './product-store.ts'

/** Forgets what was read from a pack; false where the server cannot be reached. Diaries keep what was eaten of it. */
export async function forgetProduct(code: string): Promise<boolean> {
  updateProductQueue((queue) => queue.filter((other) => other.code !== code))
  const address = filled(routes.memberProduct, { code })
  const outcome = await requestMember(address, { method: 'DELETE', parse: keptProductFrom })
  if (outcome.kind === 'ok') await fetchOwnProducts()
  return outcome.kind === 'ok'
}
