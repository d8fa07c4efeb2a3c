import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DiaryRequest, DiaryTaken } from '#domain/api/member/diary.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const PUT = 'PUT /api/v2/member/diary'
const taken = (body: unknown) => {
  // Sent by the page itself.
  const { changes } = body as DiaryRequest
  const records = changes.flatMap(({ id, changedAt, record }) =>
    record === null ? [] : [{ id, changedAt, record, title: '', figures: noFigures }],
  )
  return ok({ refused: [], records } satisfies DiaryTaken)
}
const left = () => screen.getByRole('region', { name: 'What’s left of the day' }).textContent

test('steps and exercise are noted and shown, and change nothing of what is left to eat', async () => {
  const { user, server } = await openMember('/plan', { [PUT]: taken })
  const card = within(await screen.findByRole('region', { name: 'Movement' }))
  card.getByText(/doesn’t add food to your day/)
  const before = left()
  await user.click(card.getByText('Note movement'))
  await user.type(card.getByRole('textbox', { name: 'Steps' }), '8,500')
  await user.type(card.getByRole('textbox', { name: 'Minutes' }), '45')
  await user.type(card.getByRole('textbox', { name: 'What it was' }), 'Cycling')
  await user.click(card.getByRole('button', { name: 'Note it' }))
  await card.findByText('8,500 steps')
  card.getByText(/^Cycling, 45.min$/)
  expect(left()).toBe(before)
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1))
  await user.click(card.getByRole('button', { name: 'Remove 8,500 steps' }))
  await waitFor(() => expect(card.queryByText('8,500 steps')).toBeNull())
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(2))
})

test('what is no number of steps or minutes is asked for again', async () => {
  const { user } = await openMember('/plan', { [PUT]: taken })
  const card = within(await screen.findByRole('region', { name: 'Movement' }))
  await user.click(card.getByText('Note movement'))
  await user.type(card.getByRole('textbox', { name: 'Steps' }), 'many')
  await user.click(card.getByRole('button', { name: 'Note it' }))
  card.getByText(/^Please enter steps or minutes/)
})
