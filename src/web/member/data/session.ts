import { readEntry, removeEntry, storageKeys } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { pages } from '#web/navigation/views.ts'
import { clearPlateCache } from './plate-cache.ts'
import { clearReplyCache } from './reply-cache.ts'

/** Counts the sessions that have ended on this device since the page was loaded. */
export const sessionEndCount = createStore(0)

export const isSignedIn = (): boolean => readEntry(storageKeys.token) !== null

let pathWhenSignedOut: string = pages.signIn

/** Where a visitor without a session is sent: to the sign-in page, unless everything was deleted. */
export const signedOutPath = (): string => pathWhenSignedOut
/** To be set before a session ends. */
export const setSignedOutPath = (path: string): void => {
  pathWhenSignedOut = path
}

let endingSessions = 0

/** Whether a session is being ended: leaving the page now would interrupt what is still being removed. */
export const isSessionEnding = (): boolean => endingSessions > 0

/**
 * Removes the member from this device: the token, the cached replies, what is in memory, and what else `remove` removes.
 * For signing out, for deletion, and for a token that the server does not know any more.
 */
export async function endSession(remove: () => Promise<void> = async () => {}): Promise<void> {
  endingSessions++
  try {
    removeEntry(storageKeys.ticks)
    removeEntry(storageKeys.cooking)
    // Last: other windows read the rest anew when they hear of it.
    removeEntry(storageKeys.token)
    await remove()
    await Promise.all([clearReplyCache(), clearPlateCache()])
  } finally {
    endingSessions--
    sessionEndCount.set(sessionEndCount.get() + 1)
  }
}
