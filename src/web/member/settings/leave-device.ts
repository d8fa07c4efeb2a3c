import { sendDiary } from '#web/member/diary/diary-delivery.ts'
import { ownerOf, setDiaryOwner } from '#web/member/diary/diary-owner.ts'
import { unsentIn } from '#web/member/diary/diary-queue.ts'
import { diaryQueue, removeDiaryOf } from '#web/member/diary/diary-store.ts'
import { sendProducts } from '#web/member/products/product-delivery.ts'
import { productQueue, removeProductsOf } from '#web/member/products/product-store.ts'
import { sendTicks } from '#web/member/ticks/tick-delivery.ts'
import { tickStore } from '#web/member/ticks/tick-store.ts'
import { sendWeighIns } from '#web/member/weigh-ins/weigh-in-delivery.ts'
import { removeWeighInsOf, unsentWeighIns, weighInQueue } from '#web/member/weigh-ins/weigh-in-queue.ts'
import { href, pages } from '#web/navigation/views.ts'
import { forgetMember } from './forget-member.ts'

/** The longest wait for the server, ms, before a member leaves the device. */
export const LEAVE_TIMEOUT_MS = 4_000

/** Whether anything still has to be sent. Changes that the server refused do not count: waiting would not send them. */
const isAnythingUnsent = (): boolean =>
  unsentIn(diaryQueue.get()).length > 0 ||
  unsentWeighIns(weighInQueue.get()).length > 0 ||
  productQueue.get().length > 0 ||
  tickStore.get().some(({ sent }) => !sent)

/** Sends what only this device has of the member; false if something is left. */
export async function isAllSent(email: string): Promise<boolean> {
  setDiaryOwner(email)
  if (!isAnythingUnsent()) return true
  const sent = Promise.all([sendDiary(), sendWeighIns(), sendProducts(), sendTicks()])
  await Promise.race([sent, new Promise((enough) => setTimeout(enough, LEAVE_TIMEOUT_MS))])
  return !isAnythingUnsent()
}

/** Removes the member and what they have not sent from this device; `all` also removes what belongs to the device. */
export async function leaveDevice(email: string, { all }: { readonly all: boolean }): Promise<void> {
  removeDiaryOf(ownerOf(email))
  removeProductsOf(ownerOf(email))
  removeWeighInsOf(ownerOf(email))
  await forgetMember({ all })
  // A reloaded page has nothing in memory.
  window.location.replace(href(all ? pages.home : pages.signIn))
}
