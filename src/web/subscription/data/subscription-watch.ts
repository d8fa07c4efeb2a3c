import { useCallback, useEffect, useRef } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import type { Outcome } from '#web/device/request.ts'
import { createStore, useStore } from '#web/device/store.ts'
import { onTabVisible } from '#web/device/tab-visible.ts'
import { storeEmailedSecret } from './manage-secret.ts'
import { fetchSubscription } from './subscription-requests.ts'

/** What the page knows about the subscription. */
export type SubscriptionWatch =
  | { readonly kind: 'loading' }
  /** The server does not know who is asking, or the emailed link has expired. */
  | { readonly kind: 'signed_out'; readonly isLinkExpired: boolean }
  /** Signed in, but nothing was ever bought. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'known'; readonly view: SubscriptionView }

/** The state after a reply. A failed request does not discard what is already known. */
export function nextSubscriptionWatch(watch: SubscriptionWatch, outcome: Outcome<SubscriptionView>): SubscriptionWatch {
  if (outcome.kind === 'ok') return { kind: 'known', view: outcome.value }
  if (outcome.kind === 'refused') {
    switch (outcome.code) {
      case 'TOKEN_INVALID':
      case 'SESSION_NEEDED':
        return { kind: 'signed_out', isLinkExpired: false }
      case 'MANAGE_LINK_INVALID':
        return { kind: 'signed_out', isLinkExpired: true }
      case 'SUBSCRIPTION_UNKNOWN':
        return { kind: 'none' }
    }
  }
  return watch.kind === 'known' ? watch : { kind: 'unreachable' }
}

/** A store, so that the subscription survives going from one part to another and nothing flickers. */
export const subscriptionStore = createStore<SubscriptionWatch>({ kind: 'loading' })

/** Delays in ms of repeated requests for a customer who comes back from a provider, whose webhook takes a moment. */
const POLLS_AFTER_RETURN_MS = [1_500, 4_000, 9_000] as const

export type Subscription = { readonly watch: SubscriptionWatch; readonly refetch: () => void }

/**
 * The subscription of a customer who is signed in or has followed an emailed link; requested whenever the page opens or
 * becomes visible again.
 */
export function useSubscription(): Subscription {
  const watch = useStore(subscriptionStore)
  const isAwaited = useRef(false)
  const refetch = useCallback(async () => {
    const outcome = await fetchSubscription()
    if (isAwaited.current) subscriptionStore.set(nextSubscriptionWatch(subscriptionStore.get(), outcome))
  }, [])
  useEffect(() => {
    isAwaited.current = true
    // Another emailed link may be for another subscription, so the current one is forgotten.
    const begin = () => {
      if (storeEmailedSecret()) subscriptionStore.set({ kind: 'loading' })
      void refetch()
    }
    const followLink = () => {
      if (window.location.hash !== '') begin()
    }
    begin()
    const pauses = document.referrer === '' ? [] : POLLS_AFTER_RETURN_MS
    const timers = pauses.map((pause) => window.setTimeout(() => void refetch(), pause))
    window.addEventListener('hashchange', followLink)
    const stopWatching = onTabVisible(() => void refetch())
    return () => {
      isAwaited.current = false
      for (const timer of timers) window.clearTimeout(timer)
      window.removeEventListener('hashchange', followLink)
      stopWatching()
    }
  }, [refetch])
  return { watch, refetch: () => void refetch() }
}
