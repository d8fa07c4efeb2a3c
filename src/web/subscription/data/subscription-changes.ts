import { useRef, useState } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { problems } from '#domain/problems.ts'
import type { Outcome } from '#web/device/request.ts'
import { openBankPage } from '#web/pay/order/bank-page.ts'
import { agreeToPrice, fetchSubscription, resumeSubscription, type Wish, wishes } from './subscription-requests.ts'
import { nextSubscriptionWatch, subscriptionStore } from './subscription-watch.ts'
import { subscriptionWords } from './subscription-words.ts'

/** The state of a change that was requested. */
export type ChangeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }

type Asking = { readonly state: ChangeState; readonly ask: () => void }

/** Requests a change of the subscription, once however often it is pressed. A repeated request changes nothing more. */
export const useSubscriptionChange = (wish: Wish): Asking => useAsking(wishes[wish])

/** Takes a cancellation back, by the sentence that was agreed to. */
export const useResumeSubscription = (sentence: string): Asking => useAsking(() => resumeSubscription(sentence))

/** Says yes to a new price, and leads on to the provider where that wants a yes of its own. */
export const useAgreeToPrice = (change: NonNullable<SubscriptionView['priceChange']>): Asking =>
  useAsking(async () => {
    const outcome = await agreeToPrice(change)
    const url = outcome.kind === 'ok' ? (outcome.value.priceChange?.approveUrl ?? null) : null
    if (url !== null) openBankPage(url)
    return outcome
  })

function useAsking(call: () => Promise<Outcome<SubscriptionView>>): Asking {
  const [state, setState] = useState<ChangeState>({ kind: 'idle' })
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
      subscriptionStore.set(nextSubscriptionWatch(subscriptionStore.get(), await fetchSubscription()))
    if (outcome.kind === 'refused')
      return setState({ kind: 'failed', message: outcome.message === '' ? problems.UNEXPECTED.say : outcome.message })
    subscriptionStore.set(nextSubscriptionWatch(subscriptionStore.get(), outcome))
    setState({ kind: 'done' })
  }
  return { state, ask: () => void ask() }
}
