import type { Product } from '#domain/api/products.ts'
import { readEntry, storageKeys, writeEntry } from './storage.ts'
import { createStore } from './store.ts'

export type MainState = {
  readonly isDarkTheme: boolean
  readonly paymentPlans: readonly Product[]
  readonly selectedPaymentPlanId: string
}

export const mainStore = createStore<MainState>({ isDarkTheme: false, paymentPlans: [], selectedPaymentPlanId: '' })

const change = (part: Partial<MainState>): void => mainStore.set({ ...mainStore.get(), ...part })

const applyTheme = (isDark: boolean): void => {
  if (isDark) document.documentElement.dataset['theme'] = 'dark'
  else delete document.documentElement.dataset['theme']
}

export function loadTheme(): void {
  const isDarkTheme = readEntry(storageKeys.theme) === 'dark'
  applyTheme(isDarkTheme)
  change({ isDarkTheme })
}

export function setDarkTheme(isDarkTheme: boolean): void {
  writeEntry(storageKeys.theme, isDarkTheme ? 'dark' : 'light')
  applyTheme(isDarkTheme)
  change({ isDarkTheme })
}

/**
 * Puts plans on offer, cheapest first, and selects the plan that the visitor had before, otherwise the second one,
 * otherwise the only one.
 */
export function offerPlans(plans: readonly Product[]): void {
  const paymentPlans = plans.toSorted((a, b) => a.price - b.price)
  change({
    paymentPlans,
    selectedPaymentPlanId:
      (paymentPlans.find(({ hadBefore }) => hadBefore) ?? paymentPlans[1] ?? paymentPlans[0])?.id ?? '',
  })
}

export const selectPlan = (selectedPaymentPlanId: string): void => change({ selectedPaymentPlanId })
