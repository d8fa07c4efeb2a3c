import { useCallback, useEffect, useRef } from 'react'
import { onTabVisible } from '#web/device/tab-visible.ts'
import { createStore, useStore } from '#web/device/store.ts'
import { readSubscription } from '#web/subscription/ask-subscription.ts'
import { keepMailedSecret } from '#web/subscription/manage-secret.ts'
import { type SubscriptionWatch, subscriptionAfter } from '#web/subscription/subscription-watch.ts'

/** Outlives the way from one part of the pages to another, so that nothing flickers in between. */
export const subscriptionStore = createStore<SubscriptionWatch>({ kind: 'loading' })

/** Milliseconds after which it is looked at again for whoever comes back from a provider, whose word takes a moment. */
const LOOKS_AFTER_RETURN = [1_500, 4_000, 9_000] as const

export type Subscription = { readonly watch: SubscriptionWatch; readonly look: () => void }

/** The subscription of whoever is signed in, or holds the link of a mail; looked at whenever its page opens or is seen again. */
export function useSubscription(): Subscription {
  const watch = useStore(subscriptionStore)
  const isAwaited = useRef(false)
  const look = useCallback(async () => {
    const outcome = await readSubscription()
    if (isAwaited.current) subscriptionStore.set(subscriptionAfter(subscriptionStore.get(), outcome))
  }, [])
  useEffect(() => {
    isAwaited.current = true
    // Another mailed link may be another subscription: what is known of the present one is forgotten.
    const begin = () => {
      if (keepMailedSecret()) subscriptionStore.set({ kind: 'loading' })
      void look()
    }
    const followLink = () => {
      if (window.location.hash !== '') begin()
    }
    begin()
    const pauses = document.referrer === '' ? [] : LOOKS_AFTER_RETURN
    const timers = pauses.map((pause) => window.setTimeout(() => void look(), pause))
    window.addEventListener('hashchange', followLink)
    const stopWatching = onTabVisible(() => void look())
    return () => {
      isAwaited.current = false
      for (const timer of timers) window.clearTimeout(timer)
      window.removeEventListener('hashchange', followLink)
      stopWatching()
    }
  }, [look])
  return { watch, look: () => void look() }
}
