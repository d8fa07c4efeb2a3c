import type { TicksRequest } from '#domain/api/member/shopping.ts'
import { TICKS_AT_ONCE } from '#domain/api/member/tick-limits.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { storageKeys } from '#web/device/storage.ts'
import { isTransientCode } from '#web/device/transient.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { oneAtATime, useDelivery } from '#web/member/data/use-delivery.ts'
import { markedSent, type TickChange, withoutChanges } from './tick-changes.ts'
import { loadTicks, tickStore, updateTicks } from './tick-store.ts'

/** The fate of a batch: the server has it, will never accept it, or cannot be reached now. */
export type DeliveryResult = 'accepted' | 'rejected' | 'retry'

/** The queue that is delivered from. */
export type TickQueue = {
  readonly unsent: () => readonly TickChange[]
  readonly accept: (changes: readonly TickChange[]) => void
  readonly reject: (changes: readonly TickChange[]) => void
}

/**
 * Sends unsent changes, a week at a time and one request after another, until none are left or the server cannot be
 * reached. Changes added in the meantime are sent too.
 */
export function createDelivery(
  { unsent, accept, reject }: TickQueue,
  send: (week: number, changes: readonly TickChange[]) => Promise<DeliveryResult>,
): () => Promise<void> {
  async function deliverAll(): Promise<void> {
    for (let [first] = unsent(); first !== undefined; [first] = unsent()) {
      const { week } = first
      const batch = unsent()
        .filter((change) => change.week === week)
        .slice(0, TICKS_AT_ONCE)
      const result = await send(week, batch)
      if (result === 'retry') return
      if (result === 'accepted') accept(batch)
      else reject(batch)
    }
  }

  return oneAtATime(deliverAll)
}

async function putTicks(week: number, changes: readonly TickChange[]): Promise<DeliveryResult> {
  const body: TicksRequest = { ticks: changes.map(({ id, ticked, changedAt }) => ({ id, ticked, changedAt })) }
  const outcome = await requestMember(filled(routes.memberTicks, { week }), { method: 'PUT', body, parse: () => true })
  if (outcome.kind === 'ok') return 'accepted'
  if (outcome.kind === 'unreachable') return 'retry'
  return isTransientCode(outcome.code) ? 'retry' : 'rejected'
}

/** Sends unsent ticks to the server. A call during a delivery waits for that delivery. */
export const sendTicks = createDelivery(
  {
    unsent: () => tickStore.get().filter(({ sent }) => !sent),
    accept: (changes) => updateTicks((before) => markedSent(before, changes)),
    reject: (changes) => updateTicks((before) => withoutChanges(before, changes)),
  },
  putTicks,
)

const delivered = { storageKey: storageKeys.ticks, load: loadTicks, subscribe: tickStore.subscribe }

/** Sends ticks to the server while any of the member's pages is open. */
export const useTickDelivery = (): void => useDelivery(delivered, sendTicks)
