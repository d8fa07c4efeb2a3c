import { Type } from 'typebox'
import { pictureNotes } from '#domain/diary/picture-notes.ts'
import { preparations } from '#domain/diary/preparations.ts'
import { plusDays } from '#domain/time.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import type { Services } from '#server/services.ts'
import type { SeenPlate } from './food-vision.ts'

/** Days for which a model's answer to a photo is stored. */
export const PHOTO_ANSWER_DAYS = 30

const storedPlate = checkerOf(
  Type.Object({
    notes: Type.Array(Type.Enum([...pictureNotes])),
    foods: Type.Array(
      Type.Object({
        name: Type.String(),
        preparation: Type.Enum([...preparations]),
        grams: Type.Object({ low: Type.Number(), mid: Type.Number(), high: Type.Number() }),
        hiddenFat: Type.Boolean(),
      }),
    ),
  }),
)

type Answers = Pick<Services, 'db' | 'keys' | 'now'>

/** The hash under which a model's answer to a photo is stored. */
export const photoHash = ({ keys }: Pick<Answers, 'keys'>, model: string, photo: Uint8Array): Buffer =>
  keyedHash(keys.counting, `photo ${model} ${Buffer.from(photo).toString('base64')}`)

const oldest = ({ now }: Pick<Answers, 'now'>): Date => plusDays(now(), -PHOTO_ANSWER_DAYS)

/** The stored answer to the same photo; null if there is none. */
export async function keptAnswer(answers: Answers, hash: Buffer): Promise<SeenPlate | null> {
  const row = await answers.db
    .selectFrom('photo_answers')
    .select('foods')
    .where('photo_hash', '=', hash)
    .where('seen_at', '>', oldest(answers))
    .executeTakeFirst()
  return row !== undefined && storedPlate.Check(row.foods) ? row.foods : null
}

export async function keepAnswer({ db, now }: Answers, hash: Buffer, seen: SeenPlate): Promise<void> {
  const content = { foods: JSON.stringify(seen), seen_at: now() }
  await db
    .insertInto('photo_answers')
    .values({ photo_hash: hash, ...content })
    .onConflict((conflict) => conflict.column('photo_hash').doUpdateSet(content))
    .execute()
}
