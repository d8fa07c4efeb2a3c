import { useEffect } from 'react'
import { storageKeys } from '#web/device/storage.ts'
import { sendTicks } from '#web/member/list/send-ticks.ts'
import { openTicks, ticks } from '#web/member/list/ticks.ts'

/** Several lines ticked in a row go together. */
const GATHER_MS = 700
/** A server that was not there may be back without the browser having noticed anything. */
const AGAIN_MS = 30_000

/**
 * Brings ticks to the server while the member's pages are open, whichever of them is shown: soon after a change, when
 * the network or the page comes back, and before the phone goes into a pocket.
 */
export function useTickDelivery(): void {
  useEffect(() => {
    openTicks()
    const send = () => void sendTicks()
    let soon: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = ticks.subscribe(() => {
      clearTimeout(soon)
      soon = setTimeout(send, GATHER_MS)
    })
    const read = ({ key }: StorageEvent) => {
      if (key === storageKeys.ticks || key === null) openTicks()
    }
    const again = setInterval(send, AGAIN_MS)
    send()
    window.addEventListener('storage', read)
    window.addEventListener('online', send)
    window.addEventListener('focus', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      unsubscribe()
      clearTimeout(soon)
      clearInterval(again)
      window.removeEventListener('storage', read)
      window.removeEventListener('online', send)
      window.removeEventListener('focus', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [])
}
