import { createStore, type Store } from '#web/device/store.ts'
import { sessionEndCount } from '#web/member/data/session.ts'
import { readCachedReply, requestMember, type MemberOutcome } from './request-member.ts'

/** What is known of an address. `cachedAt` is null where the server has just said so. */
export type Known<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T; readonly cachedAt: string | null }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'unreachable' }

/** One address of the member's interface. */
export type Resource<T> = {
  readonly state: Store<Known<T>>
  /** Asks once at a time, however many watch it. */
  readonly ask: (route: string) => Promise<void>
  /** Asks again for what has changed since; an answer that is on its way may be from before. */
  readonly renew: () => Promise<void>
  /** Puts in place what a change has made of it. An answer that is on its way, which may be from before, is dropped. */
  readonly put: (value: T) => void
}

/** So long a slow network is waited for before the device's own copy is shown. */
const PATIENCE_MS = 1_500

/** What is shown after an outcome. A passing trouble leaves standing what is shown already. */
export function nextState<T>(before: Known<T>, outcome: MemberOutcome<T>): Known<T> {
  if (outcome.kind === 'ok') return { kind: 'ready', value: outcome.value, cachedAt: outcome.cachedAt }
  const isPassing = outcome.kind === 'unreachable' || outcome.code === 'TOO_MANY_REQUESTS'
  if (isPassing && before.kind === 'ready') return before
  return outcome.kind === 'unreachable' ? outcome : { kind: 'refused', code: outcome.code, message: outcome.message }
}

/** `cacheAs` is where the device keeps its copy; null where it keeps none. */
export function createResource<T>(parse: (reply: unknown) => T | null, cacheAs: string | null): Resource<T> {
  const state = createStore<Known<T>>({ kind: 'loading' })
  let underway: Promise<void> | null = null
  let changes = 0

  async function ask(route: string): Promise<void> {
    const endingsBefore = sessionEndCount.get()
    const changesBefore = changes
    const showCopy = async () => {
      const kept = cacheAs === null ? null : await readCachedReply(cacheAs, parse)
      const isStillAwaited = state.get().kind !== 'ready' && underway !== null
      if (kept !== null && isStillAwaited) state.set(nextState(state.get(), kept))
    }
    const patience = setTimeout(() => void showCopy(), PATIENCE_MS)
    const outcome = await requestMember(route, { parse, cacheAs })
    clearTimeout(patience)
    const isStale = sessionEndCount.get() !== endingsBefore || changes !== changesBefore
    if (!isStale) state.set(nextState(state.get(), outcome))
  }

  let lastRoute: string | null = null
  const askOnce = (route: string): Promise<void> => {
    lastRoute = route
    underway ??= ask(route).finally(() => {
      underway = null
    })
    return underway
  }
  const renew = async (): Promise<void> => {
    await underway
    if (lastRoute !== null) await askOnce(lastRoute)
  }
  const put = (value: T): void => {
    changes++
    state.set({ kind: 'ready', value, cachedAt: null })
  }
  return { state, ask: askOnce, renew, put }
}
