import { useEffect } from 'react'
import { BASE } from '#domain/api/base-path.ts'
import { pageLanguage } from '#domain/language/page-language.ts'
import { useDiaryDelivery } from '#web/member/diary/diary-delivery.ts'
import { useProductDelivery } from '#web/member/products/product-delivery.ts'
import { useTickDelivery } from '#web/member/ticks/tick-delivery.ts'
import { useWeighInDelivery } from '#web/member/weigh-ins/weigh-in-delivery.ts'
import { followOtherWindows } from './other-windows.ts'
import { keepInstallOffer } from './use-install.ts'

/**
 * Registers the service worker, which keeps the member's pages for offline use, once this page has loaded. There is no
 * worker in development, where its copies would be out of date after every change. It is asked for by the name of this
 * page's language, so that a page in another language brings its own.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker
      .register(`${BASE}/sw.js?lang=${pageLanguage.tag}`, { scope: `${BASE}/`, updateViaCache: 'none' })
      // Private windows refuse, and the pages work without a worker.
      .catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

let isStarted = false

/** Renders nothing; while mounted, it makes the member's pages work offline. */
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
  useWeighInDelivery()
  return null
}
