import { useRef, useState } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { problems } from '#domain/problems.ts'
import type { Outcome } from '#web/device/request.ts'
import { openBankPage } from '#web/pay/order/bank-page.ts'
import type { OfferedPlan, PlanChange, PlanOffer } from './plan-change-words.ts'
import {
  agreeToPrice,
  approvePlan,
  choosePlan,
  fetchSubscription,
  resumeSubscription,
  type SubscriptionChange,
  subscriptionChanges,
} from './subscription-requests.ts'
import { nextSubscriptionWatch, subscriptionStore } from './subscription-watch.ts'
import { subscriptionWords } from './subscription-words.ts'

/** The state of a change that was requested. */
export type ChangeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The customer has to open an emailed link first, to prove who they are. */
  | { readonly kind: 'unproven' }

type ChangeRequest = { readonly state: ChangeState; readonly send: () => void }

/** Requests a change of the subscription, only once even if pressed repeatedly. Repeating a request changes nothing more. */
export const useSubscriptionChange = (change: SubscriptionChange): ChangeRequest =>
  useChangeRequest(subscriptionChanges[change])

/** Undoes a cancellation, with the sentence that was agreed to. */
export const useResumeSubscription = (sentence: string): ChangeRequest =>
  useChangeRequest(() => resumeSubscription(sentence))

/** Agrees to a new price, and opens the provider's page if the provider needs an approval, too. */
export const useAgreeToPrice = (change: NonNullable<SubscriptionView['priceChange']>): ChangeRequest =>
  useChangeRequest(async () => {
    const outcome = await agreeToPrice(change)
    const url = outcome.kind === 'ok' ? (outcome.value.priceChange?.approveUrl ?? null) : null
    if (url !== null) openBankPage(url)
    return outcome
  })

/** Chooses another plan, and opens the provider's page if the provider needs an approval, too. */
export const useChoosePlan = (offer: PlanOffer, plan: OfferedPlan): ChangeRequest =>
  usePlanRequest(() => choosePlan(offer, plan))

/** Opens a new page of the provider that needs an approval, as the earlier page may have expired. */
export const useApprovePlan = (change: PlanChange): ChangeRequest => usePlanRequest(() => approvePlan(change))

const usePlanRequest = (call: () => Promise<Outcome<SubscriptionView>>): ChangeRequest =>
  useChangeRequest(async () => {
    const outcome = await call()
    const url = outcome.kind === 'ok' ? (outcome.value.planChange?.approveUrl ?? null) : null
    if (url !== null) openBankPage(url)
    return outcome
  })

function useChangeRequest(call: () => Promise<Outcome<SubscriptionView>>): ChangeRequest {
  const [state, setState] = useState<ChangeState>({ kind: 'idle' })
  const isInFlight = useRef(false)
  const send = async (): Promise<void> => {
    if (isInFlight.current) return
    isInFlight.current = true
    setState({ kind: 'busy' })
    const outcome = await call()
    isInFlight.current = false
    if (outcome.kind === 'unreachable') return setState({ kind: 'failed', message: subscriptionWords.unanswered })
    // The page is out of date: the new price or day has to be shown before the customer can agree to it.
    if (outcome.kind === 'refused' && outcome.code === 'PRICE_CHANGED')
      subscriptionStore.set(nextSubscriptionWatch(subscriptionStore.get(), await fetchSubscription()))
    if (outcome.kind === 'refused' && outcome.code === 'FRESH_LINK_NEEDED') return setState({ kind: 'unproven' })
    if (outcome.kind === 'refused')
      return setState({ kind: 'failed', message: outcome.message === '' ? problems.UNEXPECTED.say : outcome.message })
    subscriptionStore.set(nextSubscriptionWatch(subscriptionStore.get(), outcome))
    setState({ kind: 'done' })
  }
  return { state, send: () => void send() }
}
