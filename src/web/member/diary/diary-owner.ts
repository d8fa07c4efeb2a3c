import { textHash } from '#domain/billing/text-hash.ts'
import { createStore } from '#web/device/store.ts'
import { sessionEndCount } from '#web/member/data/session.ts'

/** The key of a member's entries on this device: a digest of their email address. */
export const ownerOf = (email: string): string => textHash(email.trim().toLowerCase()).slice(0, 24)

/** The owner of the diary; null until known. */
export const diaryOwner = createStore<string | null>(null)
sessionEndCount.subscribe(() => diaryOwner.set(null))

/** Sets the owner of the diary by the member's email address. */
export const setDiaryOwner = (email: string): void => diaryOwner.set(ownerOf(email))
