import { parserOf } from '#web/device/parser-of.ts'
import { storageKeys } from '#web/device/storage.ts'
import { queueByOwner } from './queue-by-owner.ts'
import { QueuedChange } from './queued-change-schema.ts'

const changeFrom = parserOf(QueuedChange)

/** The changes to the diary that have not reached the server. */
export const {
  queue: diaryQueue,
  isLasting: isQueueLasting,
  isAny: isAnythingQueued,
  load: loadQueue,
  update: updateQueue,
  remove: removeDiaryOf,
} = queueByOwner(storageKeys.diary, changeFrom)
