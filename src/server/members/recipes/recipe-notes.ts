import type { NotesReply } from '#domain/api/member/notes.ts'
import { MOST_NOTES } from '#domain/household/note-limits.ts'
import { Problem } from '#domain/problem.ts'
import { type Member, writeForPerson } from '#server/members/member/member.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** What a person noted on dishes, by dish. */
export const notesOf = async (db: Database | Trx, personId: string): Promise<NotesReply['notes']> =>
  db.selectFrom('recipe_notes').select(['recipe', 'text']).where('person_id', '=', personId).orderBy('recipe').execute()

/**
 * Keeps a note in the place of the one before; an empty one deletes it. Returns all notes.
 * @throws Problem RECIPE_UNKNOWN, NOTES_FULL
 */
export async function keepNote(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { personId }: Member,
  recipe: string,
  text: string,
  isKnown: () => Promise<boolean>,
): Promise<NotesReply> {
  const kept = text.trim()
  // A note on a dish that has left the library can still be deleted.
  if (kept !== '' && !(await isKnown())) throw new Problem('RECIPE_UNKNOWN')
  return writeForPerson(db, personId, async (trx) => {
    if (kept === '') {
      await trx.deleteFrom('recipe_notes').where('person_id', '=', personId).where('recipe', '=', recipe).execute()
      return { notes: await notesOf(trx, personId) }
    }
    const before = await notesOf(trx, personId)
    if (before.length >= MOST_NOTES && !before.some((note) => note.recipe === recipe)) throw new Problem('NOTES_FULL')
    const content = { text: kept, changed_at: now() }
    await trx
      .insertInto('recipe_notes')
      .values({ person_id: personId, recipe, ...content })
      .onConflict((conflict) => conflict.columns(['person_id', 'recipe']).doUpdateSet(content))
      .execute()
    return { notes: await notesOf(trx, personId) }
  })
}
