import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noFigures } from '#domain/diary/figures.ts'
import { emptyDiary } from '#web/member/data/diary.example.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { previewExample, weekExample } from '#web/member/data/week.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const MONDAY = '/plan/week/1/day/1'

test('the meals of a day are in order, each with its time and a link to swap it', async () => {
  await openMember(MONDAY)
  await screen.findByRole('heading', { level: 1, name: 'Monday' })
  expect(screen.getAllByText(/ · about /).map(({ textContent }) => textContent)).toEqual([
    'Breakfast · about 8:00 AM',
    'Lunch · about 12:30 PM',
    'Snack · about 4:00 PM',
    'Dinner · about 7:00 PM',
  ])
  expect(screen.getByRole('link', { name: 'Swap Red lentil soup with cumin' }).getAttribute('href')).toBe(
    '/v3/plan/week/1/day/1/meal/4/swap',
  )
})

test('the totals of the day are shown beside its targets', async () => {
  await openMember(MONDAY)
  const totals = within(await screen.findByRole('region', { name: 'This day in figures' }))
  expect(totals.getByText('Energy').closest('div')?.textContent).toMatch(/^Energy1,700.kcal target 1,640.kcal/)
  expect(totals.getByText('Sodium').closest('div')?.textContent).toMatch(/at most 2,300.mg/)
})

test('a meal says if the member asked for a smaller portion', async () => {
  const place = { week: 1, day: 0, meal: 3 }
  const record = { kind: 'entry', day: '2026-11-16', eaten: { kind: 'portion', place, times: 0.9 } } as const
  const entry = { id: 'portion-1-0-3', changedAt: '2026-11-16T12:00:00.000Z', record, title: '', figures: noFigures }
  await openMember(MONDAY, { 'GET /api/v2/member/diary': ok({ ...emptyDiary, entries: [entry] }) })
  expect(await screen.findAllByText('About 90% of the portion, to balance your week.')).toHaveLength(1)
})

test('while the weight is held, no meal has a smaller portion', async () => {
  const place = { week: 1, day: 0, meal: 3 }
  const record = { kind: 'entry', day: '2026-11-16', eaten: { kind: 'portion', place, times: 0.9 } } as const
  const entry = { id: 'portion-1-0-3', changedAt: '2026-11-16T12:00:00.000Z', record, title: '', figures: noFigures }
  const week = { ...weekExample(1, memberExample.startsOn), safety: 'HOLD' }
  const { server } = await openMember(MONDAY, {
    'GET /api/v2/member/diary': ok({ ...emptyDiary, entries: [entry] }),
    'GET /api/v2/member/weeks/1': ok(week),
  })
  await waitFor(() => expect(server.callsOf('GET /api/v2/member/diary')).not.toHaveLength(0))
  await screen.findAllByText(/ · about /)
  expect(screen.queryByText(/About 90% of the portion/)).toBeNull()
})

test('leftovers name the meal they come from', async () => {
  await openMember('/plan/week/1/day/2')
  await screen.findByText('From Monday’s dinner')
})

test('the neighbouring days are one press away', async () => {
  const { user } = await openMember(MONDAY)
  await user.click(await screen.findByRole('link', { name: /Tuesday/ }))
  await screen.findByRole('heading', { level: 1, name: 'Tuesday' })
  screen.getByRole('link', { name: /Monday/ })
  screen.getByRole('link', { name: /Wednesday/ })
})

test('before a plan is bought, other days say that they come with a plan, and nothing can be swapped', async () => {
  const { user } = await openMember('/plan/week/1/day/2', {
    'GET /api/v2/member': ok({ ...memberExample, access: 'preview' }),
    'GET /api/v2/member/weeks/1': ok(previewExample()),
  })
  await screen.findByRole('heading', { level: 1, name: 'This comes with a plan' })
  await user.click(screen.getByRole('link', { name: 'Back to your first day' }))
  await screen.findByRole('link', { name: 'Monday' })
  expect(screen.queryByRole('link', { name: /^Swap/ })).toBeNull()
})
