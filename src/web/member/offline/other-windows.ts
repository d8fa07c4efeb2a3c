import { readHero } from '#domain/hero/read-hero.ts'
import { storageKeys } from '#web/device/storage.ts'
import { sessionEndCount } from '#web/member/data/session.ts'

const emailIn = (hero: string | null): string | undefined => (hero === null ? undefined : readHero(hero).email)

/**
 * Whether another window has ended the session or signed another person in. A member who opens their own emailed link
 * gets another token, and what they have open here stays.
 */
export function endsSession({ key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): boolean {
  if (key === storageKeys.token) return newValue === null
  if (key !== storageKeys.hero) return key === null
  const before = emailIn(oldValue)
  return before !== undefined && before !== emailIn(newValue)
}

/** Removes a member's data from memory once another window has signed them out. */
export function followOtherWindows(): void {
  window.addEventListener('storage', (event) => {
    if (endsSession(event)) sessionEndCount.set(sessionEndCount.get() + 1)
  })
}
