import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MS_PER_HOUR } from '#domain/time.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { addNote, noteRelease, readAnnotations, removeNote } from './annotations.ts'

const { db } = await testDatabase()
let at = Date.parse('2026-03-01T22:00:00Z')
const source = { db, now: () => new Date(at) }
const march = { from: '2026-03-01', to: '2026-03-31' }
const texts = async () => (await readAnnotations(source, march)).map(({ day, text }) => `${day} ${text}`)

test('a release is recorded once, however many processes start, and again if an older build returns', async () => {
  await Promise.all([1, 2, 3].map(() => noteRelease(source, 'aaaaaaaabbbb')))
  at += 3 * MS_PER_HOUR
  await noteRelease(source, 'ccccccccdddd')
  at += MS_PER_HOUR
  await noteRelease(source, 'ccccccccdddd')
  await noteRelease(source, 'aaaaaaaabbbb')
  expect(await texts()).toEqual([
    '2026-03-01 Release aaaaaaaa',
    '2026-03-02 Release cccccccc',
    '2026-03-02 Release aaaaaaaa',
  ])
})

test('a note is added once and can be removed; a release stays', async () => {
  const id = randomUUID()
  const note = { id, day: '2026-03-31', text: 'Campaign of spring', by: 'anna' }
  await addNote(source, note)
  await addNote(source, note)
  expect((await readAnnotations(source, march)).at(-1)).toEqual({ ...note, kind: 'note' })
  expect(await readAnnotations(source, { from: '2026-04-01', to: '2026-04-30' })).toEqual([])
  await removeNote(source, id)
  await removeNote(source, id)
  const [release] = await readAnnotations(source, march)
  await expect(removeNote(source, release?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await texts()).toHaveLength(3)
})
