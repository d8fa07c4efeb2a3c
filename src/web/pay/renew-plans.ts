import { DISCLOSURE_VERSION } from '#domain/billing/disclosure.ts'
import { mainStore, offerPlans, selectPlan } from '#web/device/main-store.ts'
import { reloadPaymentPlans } from '#web/device/payment-plans.ts'

/** Chooses a plan where it is still on offer. */
export function choosePlan(id: string): void {
  if (mainStore.get().paymentPlans.some((plan) => plan.id === id)) selectPlan(id)
}

/**
 * Fetches the plans anew after a price was refused; the chosen one stays chosen where it is still on offer. Where
 * nobody answers, no plan is on offer: a price that is known to be wrong is not shown.
 */
export async function renewPlans(): Promise<void> {
  const chosen = mainStore.get().selectedPaymentPlanId
  if (await reloadPaymentPlans()) choosePlan(chosen)
  else offerPlans([])
}

/** Whether the server's terms have other words than this page can show. */
export const isPageOutdated = (): boolean =>
  mainStore.get().paymentPlans.some(({ disclosureVersion }) => disclosureVersion !== DISCLOSURE_VERSION)
