import { useCallback, useEffect, useState } from 'react'
import type { Product } from '#domain/api/products.ts'
import { DISCLOSURE_VERSION } from '#domain/billing/disclosure.ts'
import { mainStore, offerPlans, selectPlan } from '#web/device/main-store.ts'
import { loadPaymentPlans, reloadPaymentPlans } from '#web/device/payment-plans.ts'
import { useStore } from '#web/device/store.ts'

export type PlansOnOffer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** The server has replied that it sells nothing. */
  | { readonly kind: 'none' }
  | { readonly kind: 'offered'; readonly plans: readonly Product[]; readonly chosen: Product }

/** The plans on offer and the chosen one; requests them from the server if there are none yet. */
export function usePlans(): PlansOnOffer {
  const { paymentPlans, selectedPaymentPlanId } = useStore(mainStore)
  const [answer, setAnswer] = useState<'waiting' | 'answered' | 'failed'>('waiting')
  const isEmpty = paymentPlans.length === 0
  const load = useCallback(() => {
    setAnswer('waiting')
    void loadPaymentPlans().then((isAnswered) => setAnswer(isAnswered ? 'answered' : 'failed'))
  }, [])
  useEffect(() => {
    if (isEmpty && mainStore.get().paymentPlans.length === 0) load()
  }, [isEmpty, load])

  const chosen = paymentPlans.find(({ id }) => id === selectedPaymentPlanId) ?? paymentPlans[0]
  if (chosen !== undefined) return { kind: 'offered', plans: paymentPlans, chosen }
  if (answer === 'failed') return { kind: 'failed', retry: load }
  return { kind: answer === 'answered' ? 'none' : 'loading' }
}

/** Selects a plan if it is still on offer. */
export function selectOffered(id: string): void {
  if (mainStore.get().paymentPlans.some((plan) => plan.id === id)) selectPlan(id)
}

/**
 * Fetches the plans again after a price was refused; the chosen plan stays chosen if it is still on offer. If the server
 * cannot be reached, no plan is on offer: a price that is known to be wrong is not shown.
 */
export async function refetchPlans(): Promise<void> {
  const chosen = mainStore.get().selectedPaymentPlanId
  if (await reloadPaymentPlans()) selectOffered(chosen)
  else offerPlans([])
}

/** Whether the server has a newer version of the terms than this page can show. */
export const isPageOutdated = (): boolean =>
  mainStore.get().paymentPlans.some(({ disclosureVersion }) => disclosureVersion !== DISCLOSURE_VERSION)
