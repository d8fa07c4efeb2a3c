import type { TicksRequest } from '#domain/api/member/shopping.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { askMember } from '#web/member/data/ask-member.ts'
import { type Answer, createDelivery } from '#web/member/list/deliver-ticks.ts'
import { markedSent, type TickChange, withoutChanges } from '#web/member/list/tick-changes.ts'
import { changeTicks, ticks } from '#web/member/list/ticks.ts'

/** A passing trouble of the server; every other refusal will be the same next time. */
const PASSING: readonly string[] = ['TOO_MANY_REQUESTS', 'UNEXPECTED', 'SERVICE_UNAVAILABLE']

async function put(week: number, changes: readonly TickChange[]): Promise<Answer> {
  const body: TicksRequest = { ticks: changes.map(({ id, ticked, changedAt }) => ({ id, ticked, changedAt })) }
  const outcome = await askMember(filled(routes.memberTicks, { week }), { method: 'PUT', body, parse: () => true })
  if (outcome.kind === 'ok') return 'taken'
  if (outcome.kind === 'unreachable') return 'later'
  return PASSING.includes(outcome.code) ? 'later' : 'refused'
}

/** Sends the server what waits. Whoever calls it meanwhile waits for the same delivery. */
export const sendTicks = createDelivery(
  {
    waiting: () => ticks.get().filter(({ sent }) => !sent),
    taken: (changes) => changeTicks((waiting) => markedSent(waiting, changes)),
    refused: (changes) => changeTicks((waiting) => withoutChanges(waiting, changes)),
  },
  put,
)
