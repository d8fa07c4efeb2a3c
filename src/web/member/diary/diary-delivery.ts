import type { DiaryRequest, DiaryView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { storageKeys } from '#web/device/storage.ts'
import { today } from '#web/device/today.ts'
import { isTransientCode } from '#web/device/transient.ts'
import { cacheReply } from '#web/member/data/reply-cache.ts'
import { readCachedReply, requestMember } from '#web/member/data/request-member.ts'
import { oneAtATime, useDelivery } from '#web/member/data/use-delivery.ts'
import { changeMemberData } from '#web/member/data/use-member-data.ts'
import { settled, unsentIn, withRecords } from './diary-queue.ts'
import { diaryFrom, takenFrom } from './diary-reply.ts'
import { diaryQueue, isAnythingQueued, loadQueue, updateQueue } from './diary-store.ts'
import { learnDiaryOwner } from './learn-owner.ts'
import { olderDiaries } from './older-diaries.ts'
import type { QueuedChange } from './queued-change-schema.ts'

/** Applies the server's reply about some records, to what is shown and to the cached copy. */
async function takeOver(change: (view: DiaryView) => DiaryView): Promise<void> {
  for (const route of [routes.memberDiary, ...olderDiaries]) changeMemberData(route, change)
  const copy = await readCachedReply(routes.memberDiary, diaryFrom)
  if (copy?.kind === 'ok') await cacheReply(routes.memberDiary, change(copy.value))
}

/** Sends one batch; false if it has to be tried again later. */
async function sendBatch(batch: readonly QueuedChange[]): Promise<boolean> {
  const body: DiaryRequest = { changes: batch.map(({ change }) => change) }
  const outcome = await requestMember(`${routes.memberDiary}?today=${today()}`, {
    method: 'PUT',
    body,
    parse: takenFrom,
  })
  if (outcome.kind === 'unreachable') return false
  if (outcome.kind === 'ok') {
    const { refused, records } = outcome.value
    const ids = batch.map(({ change }) => change.id).filter((id) => refused.every((no) => no.id !== id))
    const change = (view: DiaryView) => withRecords(view, ids, records)
    updateQueue((queue) => settled(queue, batch, refused))
    await takeOver(change)
    return true
  }
  // A refusal because the session has ended, or the plan is over for now, is not final.
  if (isTransientCode(outcome.code) || isAboutAccess(outcome.code)) return false
  const [only] = batch
  if (batch.length === 1 && only !== undefined) {
    const { code, message } = outcome
    updateQueue((queue) => settled(queue, batch, [{ id: only.change.id, code, message }]))
    return true
  }
  // One of the changes is at fault. Sent one by one, each is either accepted or refused.
  for (const each of batch) if (!(await sendBatch([each]))) return false
  return true
}

/** Whether a refusal is about the member's access, and may not recur after the next sign-in. */
export const isAboutAccess = (code: string): boolean =>
  ['TOKEN_INVALID', 'SESSION_NEEDED', 'MEMBERS_ONLY', 'QUERY_INVALID', 'HERO_INCOMPLETE'].includes(code)

/** Sends the queue to the server. A call during a delivery waits for that delivery. */
export const sendDiary = oneAtATime(async () => {
  if (isAnythingQueued()) await learnDiaryOwner()
  for (let unsent = unsentIn(diaryQueue.get()); unsent.length > 0; unsent = unsentIn(diaryQueue.get())) {
    if (!(await sendBatch(unsent.slice(0, diaryLimits.changes)))) return
  }
})

const delivered = { storageKey: storageKeys.diary, load: loadQueue, subscribe: diaryQueue.subscribe }

/** Sends the diary while any of the member's pages is open. */
export const useDiaryDelivery = (): void => useDelivery(delivered, sendDiary)
