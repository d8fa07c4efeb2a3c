import { type Choice, parseChoice, underGpc } from '#analytics/client/choice.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { asksNotToBeShared } from './third-parties.ts'

/** The visitor's privacy choice in its current effect; null if they were not asked, or were asked with another text. */
export function currentChoice(): Choice | null {
  const stored = parseChoice(readEntry(storageKeys.consent), PRIVACY_WORDS_VERSION)
  return stored === null ? null : underGpc(stored, asksNotToBeShared())
}
