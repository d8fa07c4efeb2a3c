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
  /** A link has to be opened first. */
  | { readonly kind: 'unproven' }

type ChangeRequest = { readonly state: ChangeState; readonly send: () => void }

/** Requests a change of the subscription, once however often it is pressed. A repeated request changes nothing more. */
export const useSubscriptionChange = (change: SubscriptionChange): ChangeRequest =>
  useChangeRequest(subscriptionChanges[change])

/** Takes a cancellation back, by the sentence that was agreed to. */
export const useResumeSubscription = (sentence: string): ChangeRequest =>
  useChangeRequest(() => resumeSubscription(sentence))

/** Says yes to a new price, and leads on to the provider where that wants a yes of its own. */
export const useAgreeToPrice = (change: NonNullable<SubscriptionView['priceChange']>): ChangeRequest =>
  useChangeRequest(async () => {
    const outcome = await agreeToPrice(change)
    const url = outcome.kind === 'ok' ? (outcome.value.priceChange?.approveUrl ?? null) : null
    if (url !== null) openBankPage(url)
    return outcome
  })

/** Chooses another plan, and leads on to the provider where that wants an approval of its own. */
export const useChoosePlan = (offer: PlanOffer, plan: OfferedPlan): ChangeRequest =>
  usePlanRequest(() => choosePlan(offer, plan))

/** Leads once more to the provider that wants an approval of its own; its page of before may have expired. */
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
    // What the page showed is no longer true: the new price or day stands there before it is agreed to.
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
