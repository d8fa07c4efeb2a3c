import { filled, routes } from '#domain/api/routes.ts'
import { storageKeys } from '#web/device/storage.ts'
import { isTransientCode } from '#web/device/transient.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { oneAtATime, useDelivery } from '#web/member/data/use-delivery.ts'
import { isAboutAccess } from '#web/member/diary/diary-delivery.ts'
import { learnDiaryOwner } from '#web/member/diary/learn-owner.ts'
import { fetchOwnProducts } from './own-products.ts'
import { keptProductFrom } from './product-replies.ts'
import { isAnyProductQueued, loadProductQueue, productQueue, updateProductQueue } from './product-store.ts'

/** Sends queued products to the server. Those it refuses for good are dropped; the diary has its own copies. */
export const sendProducts = oneAtATime(async () => {
  if (isAnyProductQueued()) await learnDiaryOwner()
  let hasSent = false
  for (const sent of productQueue.get()) {
    const outcome = await requestMember(filled(routes.memberProduct, { code: sent.code }), {
      method: 'PUT',
      body: sent.said,
      parse: keptProductFrom,
    })
    if (outcome.kind === 'unreachable') break
    if (outcome.kind === 'refused' && (isTransientCode(outcome.code) || isAboutAccess(outcome.code))) break
    // A product that was changed again during the request stays in the queue.
    updateProductQueue((queue) =>
      queue.filter(({ code, said }) => code !== sent.code || said.changedAt !== sent.said.changedAt),
    )
    hasSent = true
  }
  // Updates the cached copy.
  if (hasSent) await fetchOwnProducts()
})

const delivered = {
  storageKey: storageKeys.foodProducts,
  load: loadProductQueue,
  subscribe: productQueue.subscribe,
}

/** Sends queued products while any of the member's pages is open. */
export const useProductDelivery = (): void => useDelivery(delivered, sendProducts)
