import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GoalPreview, GoalView } from '#domain/api/member/goal.ts'
import type { ReviewView } from '#domain/api/member/review.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok, refused } from '#web/stub-server.fixture.ts'

const goal: GoalView = {
  mode: 'LOSE',
  aim: 'LOSE',
  pace: 'USUAL',
  until: null,
  kg: 68,
  about: 79.6,
  lowest: 52.3,
  corridor: { low: 66.5, high: 70 },
  towards: null,
  namesClasses: false,
}
const preview: GoalPreview = {
  kg: 70,
  from: '2026-11-30',
  now: 1800,
  first: 1900,
  towards: 1900,
  reach: { earliest: '2027-03-01', latest: '2027-08-01' },
  ahead: [{ weeks: 12, half: { low: 76.1, high: 78.2 }, most: { low: 75, high: 79.4 } }],
}
const GET = 'GET /api/v2/member/weights'
const PUT = 'PUT /api/v2/member/goal'
const PREVIEW = 'POST /api/v2/member/goal/preview'
const weights = [{ day: '2026-11-19', kg: 79.6 }]
const log = (other: Partial<GoalView> = {}) => ok({ weights, events: [], goal: { ...goal, ...other } })
const card = async () => within(await screen.findByRole('region', { name: 'Your goal' }))

test('a new goal is shown with its forecast before it is taken, and can be undone', async () => {
  const { user, server } = await openMember('/plan/weight', {
    [GET]: log(),
    [PREVIEW]: ok(preview),
    [PUT]: ok({ weights, events: [], goal: { ...goal, kg: 70, pace: 'SLOW' }, changes: [], meals: [], undo: 'goal' }),
  })
  const on = await card()
  on.getByText(/^Your plan leads to 68.kg\.$/)
  await user.click(on.getByRole('button', { name: 'Change my goal' }))
  const field = on.getByRole('textbox', { name: /^Goal weight/ })
  await user.clear(field)
  await user.type(field, '70')
  await user.click(on.getByRole('radio', { name: 'Slow' }))
  await user.click(on.getByRole('button', { name: 'Show what that means' }))
  await on.findByText('From November 30 your plan has 1,900 kcal a day instead of 1,800 kcal.')
  on.getByText(/^The chance is four in five that you reach 70.kg between March 1, 2027 and August 1, 2027\.$/)
  expect(server.callsOf(PUT)).toEqual([])
  server.change({ [GET]: log({ kg: 70, pace: 'SLOW' }) })
  await user.click(on.getByRole('button', { name: 'Choose this' }))
  await on.findByText(/^Your plan leads to 70.kg\.$/)
  expect(server.callsOf(PUT).map(({ body }) => body)).toEqual([{ aim: 'LOSE', kg: 70, pace: 'SLOW' }])
  await screen.findByRole('button', { name: 'Undo' })
})

test('a goal that is reached is named with the weight of now', async () => {
  await openMember('/plan/weight', { [GET]: log({ about: 65.5 }) })
  const on = await card()
  on.getByText(/^Your goal is 68.kg, and you weigh about 65\.5.kg now\.$/)
  expect(on.queryByText(/leads to/)).toBeNull()
})

test('a goal that is refused says why, and what was typed stays', async () => {
  const { user } = await openMember('/plan/weight', { [GET]: log(), [PREVIEW]: refused('GOAL_UNDERWEIGHT') })
  const on = await card()
  await user.click(on.getByRole('button', { name: 'Change my goal' }))
  const field = on.getByRole('textbox', { name: /^Goal weight/ })
  await user.clear(field)
  await user.type(field, '48')
  await user.click(on.getByRole('button', { name: 'Show what that means' }))
  await on.findByRole('alert')
  expect(field).toHaveProperty('value', '48')
})

test.each([
  [{ mode: 'KEEP', aim: 'KEEP', towards: 2230, about: 68.4 }, /^Between 66\.5.kg and 70.kg we ask nothing/],
  [{ mode: 'BREAK', until: '2026-12-04' }, /^You have a break until December 4/],
  [{ mode: 'PAUSE' }, /^Your plan has a pause\. No new week is planned, and we remind you of nothing\.$/],
] as const)('the card says what the plan does: %j', async (other, said) => {
  await openMember('/plan/weight', { [GET]: log(other) })
  const on = await card()
  on.getByText(said)
  on.getByRole('button', { name: 'Lose weight' })
})

test.each([
  [65.2, /^You weigh about 65\.2.kg now, and that is below 66\.5.kg\. What do you want\?/],
  [71.4, /^You weigh about 71\.4.kg now, and that is above 70.kg\. What do you want\?/],
])(
  'a kept weight that has left its corridor, %d kg, is asked about, and can be kept from now on',
  async (about, said) => {
    const { user, server } = await openMember('/plan/weight', {
      [GET]: log({ mode: 'KEEP', aim: 'KEEP', about }),
      [PREVIEW]: ok({ ...preview, kg: about, reach: null }),
      [PUT]: ok({ weights, events: [], goal: { ...goal, mode: 'KEEP', aim: 'KEEP', kg: about, about }, undo: 'goal' }),
    })
    const on = await card()
    on.getByText(said)
    expect(on.queryByText(/we ask nothing/)).toBeNull()
    await user.click(on.getByRole('button', { name: 'Keep my weight' }))
    await user.click(on.getByRole('button', { name: 'Show what that means' }))
    await user.click(await on.findByRole('button', { name: 'Choose this' }))
    await waitFor(() => expect(server.callsOf(PUT).map(({ body }) => body)).toMatchObject([{ aim: 'KEEP', kg: null }]))
  },
)

test('a kept weight below the healthy range is not offered to be kept', async () => {
  await openMember('/plan/weight', { [GET]: log({ mode: 'KEEP', aim: 'KEEP', about: 51 }) })
  const on = await card()
  expect(on.queryByRole('button', { name: 'Keep my weight' })).toBeNull()
})

test('whoever is held for safety is offered nothing', async () => {
  await openMember('/plan/weight', { [GET]: log({ mode: 'HELD' }) })
  const on = await card()
  on.getByText(/^Your goal can be changed again/)
  expect(on.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/kept every day|like you/)).toBeNull()
})

test('to whoever is held no forecast of a loss is drawn, and the line is called what it is', async () => {
  const learnt = {
    course: [0, 5].map((day) => ({ day, kg: 79, sd: 0.5 })),
    today: 5,
    state: 'TOO_FAST',
    doubts: [],
    readings: 5,
    offset: { energy: -900, low: -1000, high: -800 },
    goal: null,
    startUnlikely: false,
  }
  await openMember('/plan/weight', { [GET]: ok({ weights, events: [], goal: { ...goal, mode: 'HELD' }, learnt }) })
  const figure = within(await screen.findByRole('figure'))
  figure.getByText('Weight at the start')
  expect(figure.queryByText('First forecast')).toBeNull()
  // Nothing ahead is known, so that nothing is explained.
  expect(figure.queryByText(/^Ahead/)).toBeNull()
})

test.each(['/plan', '/plan/weight'])(
  '%s says what the weight does today, although the review saw something else days ago',
  async (page) => {
    const latest: ReviewView = {
      week: 1,
      reviewedOn: '2026-11-16',
      from: '2026-11-30',
      before: 1790,
      now: 1790,
      decision: { kind: 'ASK', target: 1790 },
      state: 'FALLING',
      offset: { energy: 180, low: 80, high: 280 },
      readings: 12,
      answer: null,
      plateauAnswer: null,
    }
    const learnt = {
      course: [
        { day: 0, kg: 79, sd: 0.5 },
        { day: 5, kg: 79.6, sd: 0.4 },
      ],
      today: 5,
      state: 'RISING',
      doubts: [],
      readings: 5,
      offset: latest.offset,
      goal: null,
      startUnlikely: false,
    }
    await openMember(page, {
      [GET]: ok({ weights, events: [], goal, learnt }),
      'GET /api/v2/member/review': ok({ latest, changes: [], keptForGood: false }),
    })
    await screen.findByRole('heading', { name: 'Your weight is rising' })
    expect(screen.queryByText(/falling/)).toBeNull()
  },
)

test('a pause is ended from the card, and while it lasts no week that is not planned is asked for', async () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const pause = { id, kind: 'PAUSED', from: '2026-11-18', to: null } as const
  const END = `PUT /api/v2/member/life-events/${id}`
  const member = { 'GET /api/v2/member': ok({ ...memberExample, plannedUntil: 0 }) }
  const { user, server } = await openMember('/plan/week', member)
  await screen.findByRole('heading', { level: 1, name: 'Your plan has a pause' })
  expect(server.callsOf('GET /api/v2/member/weeks/1')).toEqual([])
  const paused = ok({ weights, events: [pause], goal: { ...goal, mode: 'PAUSE' } })
  server.change({ [GET]: paused, [END]: log() })
  await user.click(screen.getByRole('link', { name: 'Go on, on the weight page' }))
  const on = await card()
  server.change({ [GET]: log(), 'GET /api/v2/member': ok(memberExample) })
  await user.click(on.getByRole('button', { name: 'End the pause' }))
  await on.findByText(/^Your plan leads to/)
  expect(server.callsOf(END).map(({ body }) => body)).toEqual([
    { kind: 'PAUSED', from: '2026-11-18', to: '2026-11-20' },
  ])
})

test('what was reached is shown until it is closed', async () => {
  const milestones = [
    { kind: 'FIRST_KG', on: '2026-11-21' },
    { kind: 'FIVE_PERCENT', on: '2026-11-20' },
  ] as const
  const CLOSE = 'PUT /api/v2/member/goal/milestones'
  const { user, server } = await openMember('/plan/weight', {
    [GET]: log({ milestones: [...milestones] }),
    [CLOSE]: log(),
  })
  const on = within(await screen.findByRole('region', { name: 'On the way' }))
  on.getByText('Your first kilogram.')
  on.getByText(/^Five percent\..*\(November 20\)$/)
  await user.click(on.getByRole('button', { name: 'Thanks' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On the way' })).toBeNull())
  expect(server.callsOf(CLOSE).map(({ body }) => body)).toEqual([{ kinds: ['FIRST_KG', 'FIVE_PERCENT'] }])
})

test('classes of the body mass index are named only if the member wants it', async () => {
  const SET = 'PUT /api/v2/member/goal/settings'
  const { user, server } = await openMember('/plan/weight', {
    [GET]: log(),
    [SET]: ok({ weights, events: [], goal: { ...goal, namesClasses: true }, changes: [], meals: [], undo: 'classes' }),
  })
  const on = await card()
  const box = on.getByRole('checkbox', { name: /classes of the body mass index/ })
  expect(box).toHaveProperty('checked', false)
  await user.click(box)
  await waitFor(() => expect(box).toHaveProperty('checked', true))
  expect(server.callsOf(SET).map(({ body }) => body)).toEqual([{ namesClasses: true }])
})
