import { parserOf } from '#web/device/parser-of.ts'
import { storageKeys } from '#web/device/storage.ts'
import { queueByOwner } from '#web/member/diary/queue-by-owner.ts'
import { QueuedWeighIn } from './queued-weigh-in-schema.ts'

const queuedFrom = parserOf(QueuedWeighIn)

/** The weights that have not reached the server, in the order in which they were typed. */
export const {
  queue: weighInQueue,
  isAny: isAnyWeighInQueued,
  isLasting: isWeighInQueueLasting,
  load: loadWeighIns,
  update: updateWeighIns,
  remove: removeWeighInsOf,
} = queueByOwner(storageKeys.weighIns, queuedFrom)

/** Those that still have to be sent. */
export const unsentWeighIns = (queue: readonly QueuedWeighIn[]): readonly QueuedWeighIn[] =>
  queue.filter(({ state }) => state.kind === 'waiting')

/** Keeps a weight on this device until the server has it. */
export function keepWeighIn(typed: Omit<QueuedWeighIn, 'typedAt' | 'state'>): void {
  updateWeighIns((queue) => {
    const last = queue.at(-1)
    const after = last === undefined ? 0 : Date.parse(last.typedAt) + 1
    const typedAt = new Date(Math.max(Date.now(), after)).toISOString()
    return [...queue, { ...typed, typedAt, state: { kind: 'waiting' } }]
  })
}

/** Deletes a weight that the server does not have. */
export const dropWeighIn = (typedAt: string): void =>
  updateWeighIns((queue) => queue.filter((queued) => queued.typedAt !== typedAt))
