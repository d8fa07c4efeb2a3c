import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Events with which a person may act on a page that still shows its prerendered state. */
const inputs = ['pointerdown', 'keydown', 'click', 'submit', 'input'] as const

const Hydrated = createContext(true)

/** False during prerendering and hydration, then true. Stored data is shown only once it is true. */
export const useHydrated = (): boolean => use(Hydrated)

/**
 * Shows the stored data once hydration is done, as a transition: React renders transitions in slices of 5 ms, so that a
 * slow phone keeps scrolling. A press or key in between is handled by the page with its data, never by the prerendered
 * state.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (isHydrated) return undefined
    const finish = () => flushSync(() => setHydrated(true))
    for (const input of inputs) window.addEventListener(input, finish, { capture: true })
    startTransition(() => setHydrated(true))
    return () => {
      for (const input of inputs) window.removeEventListener(input, finish, { capture: true })
    }
  }, [isHydrated])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}
