import { storageWithFallback } from '#web/device/storage.ts'

const KEY = 'invitation'
const SECRET = /^[\w-]{43}$/
const store = storageWithFallback(() => window.localStorage)

/** The invitation that was opened on this device and not used yet; null without one. */
export function storedInvitation(): string | null {
  const secret = store.getItem(KEY)
  return secret !== null && SECRET.test(secret) ? secret : null
}

export const forgetInvitation = (): void => store.removeItem(KEY)

/** Takes the secret of an invitation out of the address, where others could read it, and keeps it on the device. */
export function takeInvitation(): string | null {
  const secret = window.location.hash.slice(1)
  if (!SECRET.test(secret)) return storedInvitation()
  store.setItem(KEY, secret)
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return secret
}
