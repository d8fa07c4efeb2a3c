import { useEffect } from 'react'
import { BASE } from '#domain/api/base-path.ts'
import { useDiaryDelivery } from '#web/member/diary/diary-delivery.ts'
import { useProductDelivery } from '#web/member/products/product-delivery.ts'
import { useTickDelivery } from '#web/member/ticks/tick-delivery.ts'
import { followOtherWindows } from './other-windows.ts'
import { keepInstallOffer } from './use-install.ts'

/**
 * Has the browser keep the member's pages for times without a network, once this page has all it needs. In development
 * there is no worker: what it keeps would be old at every change.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker
      .register(`${BASE}/sw.js`, { scope: `${BASE}/`, updateViaCache: 'none' })
      // Private windows refuse, and the pages work without.
      .catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

let isStarted = false

/** Shows nothing: makes the member's pages work without a network as long as it is there. */
export function Offline(): null {
  useEffect(() => {
    if (isStarted) return
    isStarted = true
    registerWorker()
    keepInstallOffer()
    followOtherWindows()
  }, [])
  useTickDelivery()
  useDiaryDelivery()
  useProductDelivery()
  return null
}
