import { useEffect, useState } from 'react'
import type { AccessReply } from '#domain/api/leads.ts'
import { fetchAccess } from '#web/device/fetch-access.ts'
import { knownPlan } from '#web/device/known-plan.ts'
import { readEntry, readTabEntry, storageKeys } from '#web/device/storage.ts'

const NOTHING: AccessReply = { isOpen: false, isSubscribed: false }

/**
 * What the visitor has already bought, requested once before a form is shown; null until it is known. If the server does
 * not say, the form is shown: the server would refuse an order that must not be placed.
 */
export function useOwnedPlan(): AccessReply | null {
  const [owned, setOwned] = useState<AccessReply | null>(null)
  useEffect(() => {
    let isShown = true
    // A purchase that was sent without a reply is continued with the pay button, so the form has to be shown.
    const isAsked = readEntry(storageKeys.token) !== null && readTabEntry('purchase') === null
    if (!isAsked) return setOwned(NOTHING)
    // The stored state is shown at once; the server may correct it.
    if (knownPlan().kind === 'open') setOwned({ isOpen: true, isSubscribed: true })
    void fetchAccess().then((reply) => {
      if (isShown) setOwned((before) => reply ?? before ?? NOTHING)
    })
    return () => {
      isShown = false
    }
  }, [])
  return owned
}
