import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noFigures } from '#domain/diary/figures.ts'
import { emptyDiary } from '#web/member/data/diary.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'
import { takenDiary } from './taken-diary.fixture.ts'

const leftOfDay = () => screen.getByRole('region', { name: 'What’s left of the day' }).textContent ?? ''

test('a meal that was replaced and is ticked after all is counted once, and one tap brings the other back', async () => {
  const pizza = {
    id: '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01',
    changedAt: '2026-11-21T09:00:00.000Z',
    record: {
      kind: 'entry',
      day: '2026-11-21',
      eaten: { kind: 'number', name: 'Pizza', energy: 900 },
      insteadOf: { week: 1, day: 5, meal: 0 },
    },
    title: 'Pizza',
    figures: { ...noFigures, energy: 900 },
  }
  const { user } = await openMember('/plan', {
    'PUT /api/v2/member/diary': takenDiary,
    'GET /api/v2/member/diary': ok({ ...emptyDiary, entries: [pizza] }),
  })
  await screen.findByText('something else: Pizza')
  expect(leftOfDay()).toMatch(/900.kcal eaten/)
  await user.click(screen.getByRole('button', { name: 'Eaten: Peaches with yogurt and walnuts' }))
  await screen.findByText(/^Eaten: Peaches with yogurt and walnuts, 380.kcal. It takes the place of: Pizza\./)
  expect(leftOfDay()).toMatch(/380.kcal eaten/)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(leftOfDay()).toMatch(/900.kcal eaten/)
})
