import { useRef, useState } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { problems } from '#domain/problems.ts'
import type { Outcome } from '#web/device/request.ts'
import { goToBank } from '#web/pay/order/bank-page.ts'
import { agreeToPrice, readSubscription, resumeWith, type Wish, wishes } from './subscription-requests.ts'
import { subscriptionAfter, subscriptionStore } from './subscription-watch.ts'
import { subscriptionWords } from './subscription-words.ts'

/** What became of something that was asked for. */
export type WishState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }

type Asking = { readonly state: WishState; readonly ask: () => void }

/** Asks for a change of the subscription, once however often it is pressed. Each may be asked for again: it is done once. */
export const useWish = (wish: Wish): Asking => useAsking(wishes[wish])

/** Takes a cancellation back, by the sentence that was agreed to. */
export const useResumption = (sentence: string): Asking => useAsking(() => resumeWith(sentence))

/** Says yes to a new price, and leads on to the provider where that wants a yes of its own. */
export const usePriceYes = (change: NonNullable<SubscriptionView['priceChange']>): Asking =>
  useAsking(async () => {
    const outcome = await agreeToPrice(change)
    const url = outcome.kind === 'ok' ? (outcome.value.priceChange?.approveUrl ?? null) : null
    if (url !== null) goToBank(url)
    return outcome
  })

function useAsking(call: () => Promise<Outcome<SubscriptionView>>): Asking {
  const [state, setState] = useState<WishState>({ kind: 'idle' })
  const isOnItsWay = useRef(false)
  const ask = async (): Promise<void> => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setState({ kind: 'busy' })
    const outcome = await call()
    isOnItsWay.current = false
    if (outcome.kind === 'unreachable') return setState({ kind: 'failed', message: subscriptionWords.unanswered })
    // What the page showed is no longer true: the new price or day stands there before it is agreed to.
    if (outcome.kind === 'refused' && outcome.code === 'PRICE_CHANGED')
      subscriptionStore.set(subscriptionAfter(subscriptionStore.get(), await readSubscription()))
    if (outcome.kind === 'refused')
      return setState({ kind: 'failed', message: outcome.message === '' ? problems.UNEXPECTED.say : outcome.message })
    subscriptionStore.set(subscriptionAfter(subscriptionStore.get(), outcome))
    setState({ kind: 'done' })
  }
  return { state, ask: () => void ask() }
}
