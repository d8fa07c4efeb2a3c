import { createStore, type Store } from '#web/device/store.ts'
import { isTransientCode } from '#web/device/transient.ts'
import { type MemberOutcome, readCachedReply, requestMember } from './request-member.ts'
import { sessionEndCount } from './session.ts'

/** The state of an address. `cachedAt` (ISO) is the time of the device's cached copy; null for the server's reply. */
export type ResourceState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T; readonly cachedAt: string | null }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'unreachable' }

/** The data of one address of the member's interface, in memory. */
export type Resource<T> = {
  readonly state: Store<ResourceState<T>>
  /** Requests it; calls during a request for the same route share that request. */
  readonly fetch: (route: string) => Promise<void>
  /** Requests it once more after a change; a request in flight may have been answered before the change. */
  readonly refetch: () => Promise<void>
  /** Sets the value after a change. A reply in flight may be older than the change, so it is requested once more. */
  readonly set: (value: T) => void
  /** Changes the shown value, if there is one; a reply in flight is requested once more, as above. */
  readonly change: (change: (value: T) => T) => void
}

/** If a reply takes longer, the device's cached copy is shown until it arrives. */
const SLOW_NETWORK_MS = 1_500

/** The state after a request. A transient failure leaves the shown value; if there is none, it can be tried again. */
export function nextState<T>(before: ResourceState<T>, outcome: MemberOutcome<T>): ResourceState<T> {
  if (outcome.kind === 'ok') return { kind: 'ready', value: outcome.value, cachedAt: outcome.cachedAt }
  if (outcome.kind === 'refused' && !isTransientCode(outcome.code)) {
    return { kind: 'refused', code: outcome.code, message: outcome.message }
  }
  return before.kind === 'ready' ? before : { kind: 'unreachable' }
}

/** `cacheAs` is the address of the device's cached copy; null if none is kept. */
export function createResource<T>(parse: (reply: unknown) => T | null, cacheAs: string | null): Resource<T> {
  const state = createStore<ResourceState<T>>({ kind: 'loading' })
  let inFlight: { readonly route: string; readonly done: Promise<void> } | null = null
  let changeCount = 0

  async function request(route: string): Promise<void> {
    const sessionBefore = sessionEndCount.get()
    const changesBefore = changeCount
    const showCopy = async () => {
      const copy = cacheAs === null ? null : await readCachedReply(cacheAs, parse)
      const isStillNeeded = state.get().kind !== 'ready' && inFlight !== null
      if (copy !== null && isStillNeeded) state.set(nextState(state.get(), copy))
    }
    const slow = setTimeout(() => void showCopy(), SLOW_NETWORK_MS)
    const outcome = await requestMember(route, { parse, cacheAs })
    clearTimeout(slow)
    if (sessionEndCount.get() !== sessionBefore) return
    // The older reply has been cached too; the next one overwrites it.
    if (changeCount !== changesBefore) return request(route)
    state.set(nextState(state.get(), outcome))
  }

  let lastRoute: string | null = null
  const fetch = (route: string): Promise<void> => {
    lastRoute = route
    if (inFlight?.route === route) return inFlight.done
    // Another route is for another day, and its reply has to come last.
    const requested = inFlight === null ? request(route) : inFlight.done.then(() => request(route))
    const done = requested.finally(() => {
      if (inFlight?.done === done) inFlight = null
    })
    inFlight = { route, done }
    return done
  }
  const refetch = async (): Promise<void> => {
    await inFlight?.done
    if (lastRoute !== null) await fetch(lastRoute)
  }
  const set = (value: T): void => {
    changeCount++
    state.set({ kind: 'ready', value, cachedAt: null })
  }
  const change = (make: (value: T) => T): void => {
    changeCount++
    const shown = state.get()
    if (shown.kind === 'ready') state.set({ kind: 'ready', value: make(shown.value), cachedAt: null })
  }
  return { state, fetch, refetch, set, change }
}
