import { filled, routes } from '#domain/api/routes.ts'
import { storageKeys } from '#web/device/storage.ts'
import { today } from '#web/device/today.ts'
import { isTransientCode } from '#web/device/transient.ts'
import { announceChanges } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { oneAtATime, useDelivery } from '#web/member/data/use-delivery.ts'
import { setMemberData } from '#web/member/data/use-member-data.ts'
import { weightsFrom } from '#web/member/data/weights-reply.ts'
import { isAboutAccess } from '#web/member/diary/diary-delivery.ts'
import { learnDiaryOwner } from '#web/member/diary/learn-owner.ts'
import { markNew } from '#web/member/plan-changes/new-meals.ts'
import { renewPlan } from '#web/member/plan-changes/renew-plan.ts'
import type { QueuedWeighIn } from './queued-weigh-in-schema.ts'
import {
  dropWeighIn,
  isAnyWeighInQueued,
  loadWeighIns,
  unsentWeighIns,
  updateWeighIns,
  weighInQueue,
} from './weigh-in-queue.ts'
import { weighInWords } from './weigh-in-words.ts'

/**
 * Sends one weight, which the server adds to those of its day: one that it has already, because its reply was lost, is
 * not added again. False if it has to be tried again later.
 */
async function sendOne({ typedAt, day, state: _, ...weight }: QueuedWeighIn): Promise<boolean> {
  const outcome = await requestMember(`${filled(routes.memberWeight, { day })}?today=${today()}`, {
    method: 'PUT',
    body: { ...weight, add: true },
    parse: weightsFrom,
  })
  if (outcome.kind === 'unreachable') return false
  if (outcome.kind === 'refused') {
    if (isTransientCode(outcome.code) || isAboutAccess(outcome.code)) return false
    const state = { kind: 'refused', message: outcome.message } as const
    updateWeighIns((queue) => queue.map((queued) => (queued.typedAt === typedAt ? { ...queued, state } : queued)))
    return true
  }
  dropWeighIn(typedAt)
  setMemberData(routes.memberWeights, outcome.value)
  const { changes = [], meals = [] } = outcome.value
  // Readings that are unsafe give more food at once, also if nobody is looking at the weights.
  if (changes.length > 0) {
    announceChanges(weighInWords.sent, changes)
    markNew(meals)
    void renewPlan()
  }
  return true
}

/** Sends the weights that were typed without a network, oldest first. A call during a delivery waits for that delivery. */
export const sendWeighIns = oneAtATime(async () => {
  if (isAnyWeighInQueued()) await learnDiaryOwner()
  for (let [next] = unsentWeighIns(weighInQueue.get()); next; [next] = unsentWeighIns(weighInQueue.get())) {
    if (!(await sendOne(next))) return
  }
})

const delivered = { storageKey: storageKeys.weighIns, load: loadWeighIns, subscribe: weighInQueue.subscribe }

/** Sends queued weights while any of the member's pages is open. */
export const useWeighInDelivery = (): void => useDelivery(delivered, sendWeighIns)
