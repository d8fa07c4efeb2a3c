import type { LifeEventRequest, LifeEventView } from '#domain/api/member/life-events.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { addDays } from '#domain/time.ts'
import { today } from '#web/device/today.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { invalidateMemberData, setMemberData } from '#web/member/data/use-member-data.ts'
import { weightsFrom } from '#web/member/data/weights-reply.ts'
import { markNew } from '#web/member/plan-changes/new-meals.ts'
import { renewPlan } from '#web/member/plan-changes/renew-plan.ts'
import { announceChange } from '#web/member/plan-changes/undo-change.ts'
import { lifeEventText } from './life-event-text.ts'
import { lifeEventWords as words } from './life-event-words.ts'
import { refusalText, type WeightChange } from './use-weight-changes.ts'

/** The first change says what the event means; the others are about planned days. */
const ONLY_ITS_EFFECT = 1

/** Stores or removes an event, and shows the log that the server replies with. */
async function change(id: string, event: LifeEventRequest | null): Promise<WeightChange> {
  const outcome = await requestMember(`${filled(routes.memberLifeEvent, { event: id })}?today=${today()}`, {
    ...(event === null ? ({ method: 'DELETE' } as const) : ({ method: 'PUT', body: event } as const)),
    parse: weightsFrom,
  })
  if (outcome.kind !== 'ok') return outcome
  setMemberData(routes.memberWeights, outcome.value)
  // The server repeats this week's review with it.
  invalidateMemberData(routes.memberReview)
  invalidateMemberData(routes.memberLastChange)
  return outcome
}

/** Says what an event changed. A health matter changes meals of today and of the days that are planned already. */
function announceEvent(
  done: string,
  { undo = null, changes = [], meals = [] }: WeightsReply,
  { kind }: Pick<LifeEventRequest, 'kind'>,
): void {
  announceChange(done, { changes, undo })
  markNew(meals)
  // A pause stops the planning of weeks, and its end resumes it.
  if (changes.length > ONLY_ITS_EFFECT || kind === 'PAUSED') void renewPlan()
}

/** Stores a life event. It can be undone. */
export async function saveLifeEvent(id: string, event: LifeEventRequest): Promise<WeightChange> {
  const outcome = await change(id, event)
  if (outcome.kind === 'ok') announceEvent(words.saved(lifeEventText(event, today())), outcome.value, event)
  return outcome
}

/** Ends an event that lasts: yesterday was its last day. One that has only begun is removed. */
export async function endLifeEvent(event: LifeEventView): Promise<void> {
  if (event.from >= today()) return removeLifeEvent(event)
  const { id, kind, from } = event
  const outcome = await saveLifeEvent(id, { kind, from, to: addDays(today(), -1) })
  if (outcome.kind !== 'ok') announce(refusalText(outcome))
}

/** Removes a life event. It can be undone. */
export async function removeLifeEvent(event: LifeEventView): Promise<void> {
  const outcome = await change(event.id, null)
  if (outcome.kind === 'ok') announceEvent(words.deleted(lifeEventText(event, today())), outcome.value, event)
  else announce(refusalText(outcome))
}
