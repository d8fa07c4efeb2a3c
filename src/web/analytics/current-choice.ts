import { type Choice, parseChoice, underGpc } from '#analytics/client/choice.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { asksNotToBeShared } from './third-parties.ts'

/** What this visitor chose, as it holds now; null where they were not asked, or under other words. */
export function currentChoice(): Choice | null {
  const stored = parseChoice(readEntry(storageKeys.consent), PRIVACY_WORDS_VERSION)
  return stored === null ? null : underGpc(stored, asksNotToBeShared())
}
