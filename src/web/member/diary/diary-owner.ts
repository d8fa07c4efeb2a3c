import { textHash } from '#domain/billing/text-hash.ts'
import { createStore } from '#web/device/store.ts'
import { sessionEndCount } from '#web/member/data/session.ts'

/** Under what a member's entries lie on this device: a digest of their address. */
export const ownerOf = (email: string): string => textHash(email.trim().toLowerCase()).slice(0, 24)

/** Whose diary this is; null until that is known. */
export const diaryOwner = createStore<string | null>(null)
sessionEndCount.subscribe(() => diaryOwner.set(null))

/** Says whose diary this is, by the address of the member. */
export const setDiaryOwner = (email: string): void => diaryOwner.set(ownerOf(email))
