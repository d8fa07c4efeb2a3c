import { expect, test } from 'vitest'
import type { NotesReply } from '#domain/api/member/notes.ts'
import { routes } from '#domain/api/routes.ts'
import { MOST_NOTES, NOTE_LENGTH } from '#domain/household/note-limits.ts'
import { partnerOf } from '#server/members/household/household.fixture.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db, now } = server.services

const write = (who: Visitor, recipe: string, text: string) =>
  who.ask('PUT', routes.memberNote, { places: { recipe }, body: { text } })
const notesOf = async (who: Visitor) => (await who.ask('GET', routes.memberNotes)).json<NotesReply>().notes

test('a note is kept, changed and deleted, and only its writer reads it', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  expect(await notesOf(ann)).toEqual([])
  await write(ann, 'lunch-1', 'More lemon.\nLess salt.')
  const reply = await write(ann, 'lunch-1', ' Less lemon. ')
  expect(reply.json()).toEqual({ notes: [{ recipe: 'lunch-1', text: 'Less lemon.' }] })
  expect(await notesOf(ben)).toEqual([])
  expect((await write(ann, 'lunch-1', '  ')).json()).toEqual({ notes: [] })
})

test('what is no dish takes no note, and one that left the library can still be deleted', async () => {
  const ann = await newMember(server)
  expect(refusalIn(await write(ann, 'no-such-dish', 'Good.'))).toEqual([404, 'RECIPE_UNKNOWN'])
  expect((await write(ann, 'no-such-dish', '')).statusCode).toBe(200)
})

test('a note has its length, no control characters, and there are so many', async () => {
  const ann = await newMember(server)
  for (const text of ['x'.repeat(NOTE_LENGTH + 1), 'a\u0000b', 'a\u202eb'])
    expect(refusalIn(await write(ann, 'lunch-1', text)).slice(0, 2)).toEqual([422, 'INPUT_INVALID'])
  const rows = Array.from({ length: MOST_NOTES }, (_, at) => ({
    person_id: ann.leadId,
    recipe: `old-${at}`,
    text: 'x',
  }))
  await db
    .insertInto('recipe_notes')
    .values(rows.map((row) => ({ ...row, changed_at: now() })))
    .execute()
  expect(refusalIn(await write(ann, 'lunch-1', 'One more.'))).toEqual([422, 'NOTES_FULL'])
  await write(ann, 'old-1', '')
  expect((await write(ann, 'lunch-1', 'One more.')).statusCode).toBe(200)
})

test('notes are in the copy of everything, and go with the person', async () => {
  const ann = await newMember(server)
  await write(ann, 'lunch-1', 'More lemon.')
  const copy = (await ann.ask('GET', routes.memberExport)).json<{ leads: readonly { recipeNotes: unknown }[] }>()
  expect(copy.leads[0]?.recipeNotes).toMatchObject([{ recipe: 'lunch-1', text: 'More lemon.' }])
  await db.deleteFrom('persons').where('id', '=', ann.leadId).execute()
  const left = await db.selectFrom('recipe_notes').select('recipe').where('person_id', '=', ann.leadId).execute()
  expect(left).toEqual([])
})
