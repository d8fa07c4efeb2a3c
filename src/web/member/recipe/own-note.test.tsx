import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const NOTE = 'PUT /api/v2/member/recipes/red-lentil-soup/note'
const NOTES = 'GET /api/v2/member/notes'

test('a note on a dish is written, kept, and the change can be undone', async () => {
  const kept = (text: string) => ok({ notes: [{ recipe: 'red-lentil-soup', text }] })
  const { user, server } = await openMember('/plan/recipe/red-lentil-soup', {
    [NOTES]: kept('Less salt.'),
    [NOTE]: kept('Less salt. More lemon.'),
  })
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' })
  expect(note.value).toBe('Less salt.')
  expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull()
  await user.type(note, ' More lemon.')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await screen.findByText('Your note is saved.')
  expect(server.callsOf(NOTE)[0]?.body).toEqual({ text: 'Less salt. More lemon.' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(server.callsOf(NOTE)[1]?.body).toEqual({ text: 'Less salt.' })
})
