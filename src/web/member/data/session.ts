import { readEntry, removeEntry, storageKeys } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { pages } from '#web/navigation/views.ts'
import { clearPlateCache } from './plate-cache.ts'
import { clearReplyCache } from './reply-cache.ts'

/** Counts the sessions that have ended on this device since the page was loaded. */
export const sessionEndCount = createStore(0)

export const isSignedIn = (): boolean => readEntry(storageKeys.token) !== null

let pathWhenSignedOut: string = pages.signIn

/** The path that a visitor without a session is sent to: the sign-in page, unless everything was deleted. */
export const signedOutPath = (): string => pathWhenSignedOut
/** Sets that path; to be called before a session ends. */
export const setSignedOutPath = (path: string): void => {
  pathWhenSignedOut = path
}

let endingSessions = 0

/** Whether a session is being ended: leaving the page now would interrupt what is still being removed. */
export const isSessionEnding = (): boolean => endingSessions > 0

/**
 * Removes the member from this device: the token, cached replies, data in memory, and whatever `remove` removes.
 * For signing out, for deletion, and for a token that the server no longer knows.
 */
export async function endSession(remove: () => Promise<void> = async () => {}): Promise<void> {
  endingSessions++
  try {
    removeEntry(storageKeys.ticks)
    removeEntry(storageKeys.cooking)
    // Last, because other windows read the other entries again when this one is removed.
    removeEntry(storageKeys.token)
    await remove()
    await Promise.all([clearReplyCache(), clearPlateCache()])
  } finally {
    endingSessions--
    sessionEndCount.set(sessionEndCount.get() + 1)
  }
}
