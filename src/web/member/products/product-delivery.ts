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

/** Sends the server what it does not have. What it refuses for good is let go: the diary keeps the figures itself. */
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
    // What was changed again meanwhile still waits.
    updateProductQueue((queue) =>
      queue.filter(({ code, said }) => code !== sent.code || said.changedAt !== sent.said.changedAt),
    )
    hasSent = true
  }
  // The copy for times without a network has it from now on.
  if (hasSent) await fetchOwnProducts()
})

const delivered = {
  storageKey: storageKeys.foodProducts,
  load: loadProductQueue,
  subscribe: productQueue.subscribe,
}

/** Sends what was read from packs while any of the member's pages is open. */
export const useProductDelivery = (): void => useDelivery(delivered, sendProducts)
