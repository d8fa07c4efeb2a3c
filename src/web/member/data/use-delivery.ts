import { useEffect } from 'react'
import { onTabActive, onTabHidden } from '#web/device/tab-visible.ts'

/** Several changes in a row are sent together. */
const DEBOUNCE_MS = 700
/** A server that was unreachable may be back without the browser noticing. */
const RETRY_MS = 30_000

/** Changes that were made on this device and wait to be sent. */
export type DeliveredStore = {
  /** The entry of local storage that holds them. */
  readonly storageKey: string
  /** Reads what an earlier visit or another tab has stored. */
  readonly load: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Sends changes to the server while a member page is open: soon after a change, when the network or the page comes
 * back, when the page is hidden, and every 30 seconds. `send` shares one delivery between its calls.
 */
export function useDelivery({ storageKey, load, subscribe }: DeliveredStore, send: () => Promise<void>): void {
  useEffect(() => {
    load()
    const sendNow = () => void send()
    let soon: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribe(() => {
      clearTimeout(soon)
      soon = setTimeout(sendNow, DEBOUNCE_MS)
    })
    const read = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) load()
    }
    const retries = setInterval(sendNow, RETRY_MS)
    sendNow()
    window.addEventListener('storage', read)
    const stopActive = onTabActive(sendNow)
    const stopHidden = onTabHidden(sendNow)
    return () => {
      unsubscribe()
      clearTimeout(soon)
      clearInterval(retries)
      window.removeEventListener('storage', read)
      stopActive()
      stopHidden()
    }
  }, [storageKey, load, subscribe, send])
}

/** Makes calls during a delivery wait for that delivery. */
export function oneAtATime(deliver: () => Promise<void>): () => Promise<void> {
  let inFlight: Promise<void> | null = null
  return () => {
    inFlight ??= deliver().finally(() => {
      inFlight = null
    })
    return inFlight
  }
}
