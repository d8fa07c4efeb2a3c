import { readEntry, removeEntry, removeTabEntry, storageKeys } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { pages } from '#web/navigation/views.ts'
import { clearPlateCache } from './plate-cache.ts'
import { clearReplyCache } from './reply-cache.ts'

/** Counts how often a member's time on this device has ended since the page was loaded. */
export const sessionEndCount = createStore(0)

export const isSignedIn = (): boolean => readEntry(storageKeys.token) !== null

let way: string = pages.signIn

/** Where whoever is not signed in is led: to the way in, unless the session was ended for good. */
export const signedOutPath = (): string => way
/** Says where to, before a session ends. */
export const setSignedOutPath = (path: string): void => {
  way = path
}

let underway = 0

/** Whether a session is just being forgotten: to leave the page now would cut off what is still being removed. */
export const isSessionEnding = (): boolean => underway > 0

/**
 * Forgets the member on this device: the token, the kept replies, what is in memory, and whatever else `forget` removes.
 * For signing out, for deletion, and for a token that the server does not know any more.
 */
export async function endSession(forget: () => Promise<void> = async () => {}): Promise<void> {
  underway++
  try {
    removeEntry(storageKeys.token)
    removeEntry(storageKeys.ticks)
    removeTabEntry('cooking')
    await forget()
    await Promise.all([clearReplyCache(), clearPlateCache()])
  } finally {
    underway--
    sessionEndCount.set(sessionEndCount.get() + 1)
  }
}
