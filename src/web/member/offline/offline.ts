import { useEffect } from 'react'
import { registerWorker } from '#web/member/offline/register-worker.ts'
import { keepInstallOffer } from '#web/member/offline/use-install.ts'
import { useTickDelivery } from '#web/member/ticks/tick-delivery.ts'

let isStarted = false

/** Shows nothing: makes the member's pages work without a network as long as it is there. */
export function Offline(): null {
  useEffect(() => {
    if (isStarted) return
    isStarted = true
    registerWorker()
    keepInstallOffer()
  }, [])
  useTickDelivery()
  return null
}
