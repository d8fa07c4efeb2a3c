import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReviewReply, ReviewView } from '#domain/api/member/review.ts'
import { kcalPerDay } from '#domain/units.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const review: ReviewView = {
  week: 1,
  reviewedOn: '2026-11-21',
  from: '2026-11-30',
  before: 1790,
  now: 1790,
  decision: {
    kind: 'PROPOSE',
    target: kcalPerDay(1790),
    proposed: kcalPerDay(1690),
    change: 'DOWN',
    bound: 'STEP',
  },
  state: 'FALLING',
  offset: { energy: 180, low: 80, high: 280 },
  readings: 12,
  answer: null,
  plateauAnswer: null,
}
const reply = (latest: ReviewView, other: Partial<ReviewReply> = {}) =>
  ok({ latest, changes: [], keptForGood: false, ...other } satisfies ReviewReply)
const GET = 'GET /api/v2/member/review'
const POST = 'POST /api/v2/member/review/answer'

test.each([
  ['Yes', 'YES', { answer: 'YES', now: 1690 }, /^From November 30 it has 1,690 kcal a day/],
  ['Keep my plan', 'KEEP', { answer: 'KEEP' }, /^It continues with 1,790 kcal a day/],
  ['Keep it for good', 'KEEP_FOR_GOOD', { answer: 'KEEP' }, /^It continues with 1,790 kcal a day/],
] as const)('a proposal says why, and is answered with "%s"', async (label, answer, after, message) => {
  const { user, server } = await openMember('/plan/week', {
    [GET]: reply(review),
    [POST]: reply({ ...review, ...after }),
  })
  await screen.findByText(/deficit is about 180 kcal a day \[80 to 280\] smaller/)
  screen.getByText(/fit better with 1,690 kcal a day instead of 1,790 kcal/)
  await user.click(screen.getByRole('button', { name: label }))
  await screen.findByText(message)
  expect(server.callsOf(POST).map(({ body }) => body)).toEqual([{ week: 1, answer }])
})

test.each([
  [1200, 'Keep my plan'],
  [1900, 'Only as much as is safe'],
])('a raise with at least %i kcal can be answered with "%s"', async (lowest, label) => {
  const raise = { kind: 'RAISE', target: kcalPerDay(2145), lowest: kcalPerDay(lowest), why: 'BELOW_GOAL' } as const
  await openMember('/plan/week', { [GET]: reply({ ...review, now: 2145, decision: raise }) })
  await screen.findByRole('button', { name: label })
})

test('the member is asked about a weight that does not change', async () => {
  const asked: ReviewView = { ...review, decision: { kind: 'ASK', target: kcalPerDay(1790) } }
  const { user, server } = await openMember('/plan/week', {
    [GET]: reply(asked),
    [POST]: reply({ ...asked, plateauAnswer: 'AWAY' }),
  })
  await user.click(await screen.findByRole('button', { name: 'I was away' }))
  expect(server.callsOf(POST).map(({ body }) => body)).toEqual([{ week: 1, plateauAnswer: 'AWAY' }])
  expect(screen.queryByRole('button', { name: 'I was away' })).toBeNull()
})

test('the weight page lists changes with their reasons, and proposals can be turned on again', async () => {
  const set = 'PUT /api/v2/member/review/settings'
  const changes = [{ ...review, answer: 'YES' as const, now: 1690 }]
  const { user, server } = await openMember('/plan/weight', {
    [GET]: reply(review, { changes, keptForGood: true }),
    [set]: reply(review, { changes }),
  })
  await screen.findByText(
    /1,790 kcal → 1,690 kcal a day\. Your weight showed a difference of 180 kcal a day \[80 to 280\]/,
  )
  await user.click(screen.getByRole('button', { name: 'Propose changes again' }))
  expect(server.callsOf(set).map(({ body }) => body)).toEqual([{ keptForGood: false }])
})
