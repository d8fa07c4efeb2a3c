import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LearntWeight } from '#domain/api/member/weights.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const POST = 'POST /api/v2/member/weights'
const own = { day: '2026-11-16', kg: 80.1 }
const run = [
  { day: '2026-11-17', kg: 98.4 },
  { day: '2026-11-18', kg: 97.9 },
  { day: '2026-11-19', kg: 98.2 },
]
const weights = [own, ...run]
const learnt: LearntWeight = {
  course: [
    { day: 0, kg: 80, sd: 0.4 },
    { day: 7, kg: 79.5, sd: 0.4 },
  ],
  today: 0,
  doubts: run.map(({ day }) => ({ day, why: 'ANOTHER_LEVEL' })),
  readings: 1,
  state: 'FALLING',
  offset: { energy: 0, low: -90, high: 90 },
  goal: null,
  startUnlikely: false,
}
const without = { ...learnt, doubts: [] }
const open = async (reply: object, after: object = {}) => {
  const opened = await openMember('/plan/weight', { 'GET /api/v2/member/weights': ok(reply), [POST]: ok(after) })
  await screen.findByRole('heading', { level: 2, name: 'Log a weight' })
  return opened
}
const question = () => screen.queryByRole('heading', { name: 'Are these all yours?' })

test.each([
  [
    'All of them are mine',
    { weights: run.map((entry) => ({ ...entry, confirmed: true })), remove: [] },
    /^Thank you: these 3 are yours/,
  ],
  [
    'Not me: these 3',
    { weights: [], remove: run.map(({ day }) => day) },
    /^Thank you: these 3 are deleted from your log/,
  ],
])('a run of doubted readings is answered at once with "%s", and that can be undone', async (label, body, said) => {
  const { user, server } = await open({ weights, learnt }, { weights: [own], learnt: without })
  screen.getByText(/^3 weigh-ins between November 17 and November 19 don’t fit your others, .* 97\.9–98\.4.kg\.$/)
  await user.click(screen.getByRole('button', { name: label }))
  await screen.findByText(said)
  expect(question()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone.')
  expect(server.callsOf(POST).map((call) => call.body)).toEqual([
    body,
    { weights: run.map((entry) => ({ ...entry, others: [] })), remove: [] },
  ])
})

test('while nobody can tell whose the weights are, both are named, the question comes first, and no weight is stated', async () => {
  const goal = {
    mode: 'KEEP',
    aim: 'KEEP',
    pace: 'USUAL',
    until: null,
    kg: 78,
    about: null,
    lowest: 60,
    corridor: { low: 76.5, high: 80 },
    towards: null,
    namesClasses: false,
  }
  const unclear = { followed: 80.1, other: 98.2 }
  await open({ weights, learnt: { ...learnt, state: 'UNKNOWN', unclear }, goal })
  const title = screen.getByRole('heading', { level: 2, name: 'Which of these weights are yours?' })
  screen.getByText(/^Your log has weights of about 80\.1.kg and of about 98\.2.kg, and either could be yours/, {
    selector: 'p',
  })
  expect(question()?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('heading', { name: /^About/ })).toBeNull()
  // Neither the chart nor its table has an estimate, and the goal does not compare with one.
  for (const gone of ['Estimated weight', 'Four in five', /four in five that your weight/, /You weigh about/])
    expect(screen.queryByText(gone)).toBeNull()
  screen.getByText(/^Between 76\.5.kg and 80.kg we ask nothing/)
})

test.each([
  ['a single one', { weights, learnt: { ...learnt, doubts: learnt.doubts.slice(0, 1) } }],
  ['those that are confirmed', { weights: weights.map((entry) => ({ ...entry, confirmed: true })), learnt }],
  [
    'mixed-up units',
    { weights, learnt: { ...learnt, doubts: run.map(({ day }) => ({ day, why: 'POUNDS_AS_KILOGRAMS' })) } },
  ],
  ['a log that fits', { weights, learnt: without }],
])('%s: nothing is asked about a run', async (_, reply) => {
  await open(reply)
  expect(question()).toBeNull()
})
