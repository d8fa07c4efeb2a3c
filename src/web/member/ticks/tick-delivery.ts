import { useEffect } from 'react'
import type { TicksRequest } from '#domain/api/member/shopping.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { storageKeys } from '#web/device/storage.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { markedSent, type TickChange, withoutChanges } from './tick-changes.ts'
import { loadTicks, tickStore, updateTicks } from './tick-store.ts'

/** What the server makes of a batch: it has it, it will never take it, or it cannot be reached now. */
export type DeliveryResult = 'accepted' | 'rejected' | 'retry'

/** The queue that is delivered from. */
export type TickQueue = {
  readonly unsent: () => readonly TickChange[]
  readonly accept: (changes: readonly TickChange[]) => void
  readonly reject: (changes: readonly TickChange[]) => void
}

/** The most changes that the server accepts in one request. */
const BATCH_SIZE = 400
/** Several lines ticked in a row are sent together. */
const DEBOUNCE_MS = 700
/** A server that was unreachable may be back without the browser having noticed anything. */
const RETRY_MS = 30_000

/**
 * Sends what is unsent, a week at a time and one request after another, until nothing is left or the server cannot be
 * reached. What is added meanwhile is sent too.
 */
export function createDelivery(
  { unsent, accept, reject }: TickQueue,
  send: (week: number, changes: readonly TickChange[]) => Promise<DeliveryResult>,
): () => Promise<void> {
  let inFlight: Promise<void> | null = null

  async function deliverAll(): Promise<void> {
    for (let [first] = unsent(); first !== undefined; [first] = unsent()) {
      const { week } = first
      const batch = unsent()
        .filter((change) => change.week === week)
        .slice(0, BATCH_SIZE)
      const result = await send(week, batch)
      if (result === 'retry') return
      if (result === 'accepted') accept(batch)
      else reject(batch)
    }
  }

  return () => {
    inFlight ??= deliverAll().finally(() => {
      inFlight = null
    })
    return inFlight
  }
}

/** Refusals that may pass; every other one would be the same next time. */
const TRANSIENT: readonly string[] = ['TOO_MANY_REQUESTS', 'UNEXPECTED', 'SERVICE_UNAVAILABLE']

async function putTicks(week: number, changes: readonly TickChange[]): Promise<DeliveryResult> {
  const body: TicksRequest = { ticks: changes.map(({ id, ticked, changedAt }) => ({ id, ticked, changedAt })) }
  const outcome = await requestMember(filled(routes.memberTicks, { week }), { method: 'PUT', body, parse: () => true })
  if (outcome.kind === 'ok') return 'accepted'
  if (outcome.kind === 'unreachable') return 'retry'
  return TRANSIENT.includes(outcome.code) ? 'retry' : 'rejected'
}

/** Sends the server what it does not have. A call during a delivery waits for the same delivery. */
const sendTicks = createDelivery(
  {
    unsent: () => tickStore.get().filter(({ sent }) => !sent),
    accept: (changes) => updateTicks((before) => markedSent(before, changes)),
    reject: (changes) => updateTicks((before) => withoutChanges(before, changes)),
  },
  putTicks,
)

/**
 * Sends ticks to the server while any of the member's pages is open: soon after a change, when the network or the page
 * comes back, and when the page is hidden, for the phone may go into a pocket.
 */
export function useTickDelivery(): void {
  useEffect(() => {
    loadTicks()
    const send = () => void sendTicks()
    let soon: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = tickStore.subscribe(() => {
      clearTimeout(soon)
      soon = setTimeout(send, DEBOUNCE_MS)
    })
    const read = ({ key }: StorageEvent) => {
      if (key === storageKeys.ticks || key === null) loadTicks()
    }
    const retries = setInterval(send, RETRY_MS)
    send()
    window.addEventListener('storage', read)
    window.addEventListener('online', send)
    window.addEventListener('focus', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      unsubscribe()
      clearTimeout(soon)
      clearInterval(retries)
      window.removeEventListener('storage', read)
      window.removeEventListener('online', send)
      window.removeEventListener('focus', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [])
}
