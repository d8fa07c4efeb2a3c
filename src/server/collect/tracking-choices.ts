import { hash } from 'node:crypto'
import type { TrackingChoice } from '#domain/api/measurement.ts'
import { PRIVACY_WORDS_VERSION, privacyWords } from '#domain/privacy-choices.ts'
import { Problem } from '#domain/problem.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Stores a visitor's choice with the hash of the wording shown. @throws Problem for another wording */
export async function storeTrackingChoice(
  db: Database,
  { visitor, analytics, replay, ads, gpc, words }: TrackingChoice,
  { country, now }: { readonly country: string | null; readonly now: Date },
): Promise<void> {
  if (words !== PRIVACY_WORDS_VERSION) throw new Problem('INPUT_INVALID', 'words')
  await db
    .insertInto('tracking_choices')
    .values({
      visitor_id: visitor,
      id: uuidV7(now),
      at: now,
      ...{ analytics, replay: replay && !gpc, ads: ads && !gpc, gpc, country },
      text_hash: hash('sha256', JSON.stringify(privacyWords), 'buffer'),
    })
    .execute()
}
