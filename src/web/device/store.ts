import { useSyncExternalStore } from 'react'
import { useHydrated } from './hydration.tsx'

/** An observable value. The core does not depend on React; `useStore` subscribes to it. */
export type Store<T> = {
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The value during prerendering and hydration, before the value of the device is loaded. */
  readonly getInitial: () => T
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    getInitial: () => initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value; a change re-renders. During hydration it is the value that the page was prerendered with. */
export function useStore<T>(store: Store<T>): T {
  const isHydrated = useHydrated()
  return useSyncExternalStore(store.subscribe, isHydrated ? store.get : store.getInitial, store.getInitial)
}
