import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DiaryEntry, DiaryRequest, DiaryTaken } from '#domain/api/member/diary.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok } from '#web/stub-server.fixture.ts'

const GET = 'GET /api/v2/member/diary'
const PUT = 'PUT /api/v2/member/diary'
const figures = { energy: 210, protein: 9, carbs: 20, fat: 8, fibre: 2, sodium: 100 }

/** A server that accepts every change as it is. */
const taken = (body: unknown) => {
  // Sent by the page itself.
  const { changes } = body as DiaryRequest
  const records = changes.flatMap(({ id, changedAt, record }) =>
    record === null ? [] : [{ id, changedAt, record, title: 'A bar', figures }],
  )
  return ok({ refused: [], records } satisfies DiaryTaken)
}
const eatenOn = (day: string, eaten: Extract<DiaryEntry['record'], { kind: 'entry' }>['eaten']): DiaryEntry => ({
  id: eaten.kind === 'meal' ? 'meal-1-4-1' : '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01',
  changedAt: `${day}T18:00:00.000Z`,
  record: { kind: 'entry', day, eaten },
  title: eaten.kind === 'meal' ? 'Lentil, beetroot and apple salad' : 'A bar',
  figures,
})
const bar = (day: string) => eatenOn(day, { kind: 'number', name: 'A bar', energy: 210 })
const opened = (path: string, entries: readonly DiaryEntry[]) =>
  openMember(path, { [PUT]: taken, [GET]: ok({ from: '2026-10-25', entries: [...entries], favourites: [] }) })
const sent = (body: unknown) =>
  // Sent by the page itself.
  (body as DiaryRequest).changes.map(({ record }) => record)

test('the calendar opens any day of the plan, and no other', async () => {
  const { user } = await opened('/plan', [])
  const days = within(await screen.findByRole('navigation', { name: 'Other days' }))
  const day = days.getByLabelText('Any day of your plan')
  const button = days.getByRole('button', { name: 'Open' })
  for (const outside of ['2026-11-15', '2026-11-22']) {
    fireEvent.change(day, { target: { value: outside } })
    expect(button).toHaveProperty('disabled', true)
  }
  fireEvent.change(day, { target: { value: '2026-11-17' } })
  await user.click(button)
  await screen.findByRole('heading', { level: 1, name: 'Tuesday' })
  expect(currentPath()).toBe('/plan/day/2026-11-17')
})

test('the calendar marks the days of which something is in the diary, and opens them', async () => {
  const other = { ...bar('2026-11-20'), id: '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f02' }
  const { user } = await opened('/plan', [bar('2026-11-17'), other])
  await user.click(await screen.findByText('Calendar of your diary'))
  const calendar = within(screen.getByRole('table', { name: /^A dot marks a day/ }))
  const marked = [...document.querySelectorAll('[data-written]')].map((each) => each.getAttribute('data-written'))
  expect(marked).toEqual(['2026-11-17', '2026-11-20'])
  calendar.getByRole('link', { name: 'November 18' })
  expect(calendar.queryByRole('link', { name: /November 15|November 22/ })).toBeNull()
  await user.click(calendar.getByRole('link', { name: 'November 17, something is written down' }))
  await screen.findByRole('heading', { level: 1, name: 'Tuesday' })
})

test.each([
  ['SUNDAY', 'Sunday'],
  ['SATURDAY', 'Saturday'],
  ['MONDAY', 'Monday'],
] as const)('the weeks of the calendar begin on the first weekday of the member: %s', async (firstWeekday, first) => {
  const { formats } = memberExample
  await openMember('/plan', {
    'GET /api/v2/member': ok({ ...memberExample, formats: { ...formats, firstWeekday } }),
    [PUT]: taken,
  })
  await screen.findByText('Calendar of your diary')
  const begins = () => document.querySelector('[data-calendar] th abbr')?.getAttribute('title')
  await waitFor(() => expect(begins()).toBe(first))
})

test('a day long past shows its own four weeks of the diary, and what is corrected there', async () => {
  const startsOn = '2026-08-03'
  const { user, server } = await openMember('/plan/day/2026-08-04', {
    'GET /api/v2/member': ok({ ...memberExample, startsOn, currentWeek: 16, lastWeek: 20 }),
    'GET /api/v2/member/weeks/1': ok(weekExample(1, startsOn)),
    [PUT]: taken,
    [GET]: ok({ from: '2026-07-15', until: '2026-08-11', entries: [bar('2026-08-04')], favourites: [] }),
  })
  await screen.findByRole('button', { name: 'Change A bar' })
  expect(server.callsOf(GET).map(({ query }) => query)).toEqual([expect.stringContaining('until=2026-08-11')])
  await user.click(screen.getByRole('button', { name: 'Eaten: Red lentil soup with cumin' }))
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('region', { name: 'What was eaten' }).textContent).toMatch(/^420.kcal/))
})

test('something eaten is copied to another day', async () => {
  const { user, server } = await opened('/plan', [bar('2026-11-21')])
  await user.click(await screen.findByRole('button', { name: 'Change A bar' }))
  await user.click(screen.getByRole('button', { name: 'Copy to another day' }))
  const to = await screen.findByLabelText('To which day?')
  expect(to).toHaveProperty('value', '2026-11-20')
  fireEvent.change(to, { target: { value: '2026-11-18' } })
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await screen.findByText('Copied to November 18: A bar.')
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1))
  expect(sent(server.callsOf(PUT)[0]?.body)).toEqual([
    { kind: 'entry', day: '2026-11-18', eaten: { kind: 'number', name: 'A bar', energy: 210 } },
  ])
})

test('a whole day is copied: its meals take the place of the planned ones of the same kind', async () => {
  const lunch = eatenOn('2026-11-20', {
    kind: 'meal',
    place: { week: 1, day: 4, meal: 1 },
    times: 1,
    dishes: [{ recipe: 'lentil-beetroot-apple-salad', portion: 1 }],
  })
  const { user, server } = await opened('/plan/day/2026-11-20', [lunch, bar('2026-11-20')])
  await user.click(await screen.findByRole('button', { name: 'Copy this day to another' }))
  await screen.findByRole('checkbox', { name: 'Instead of the planned lunch' })
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByText('Everything copied to November 21.')
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1))
  expect(sent(server.callsOf(PUT)[0]?.body)).toEqual([
    { kind: 'entry', day: '2026-11-21', eaten: { kind: 'number', name: 'A bar', energy: 210 } },
    {
      kind: 'entry',
      day: '2026-11-21',
      eaten: { kind: 'dish', recipe: 'lentil-beetroot-apple-salad', portion: 1 },
      insteadOf: { week: 1, day: 5, meal: 1 },
    },
  ])
})

test('on the first day of a plan there is no other day to copy to', async () => {
  const startsOn = '2026-11-21'
  await openMember('/plan', {
    'GET /api/v2/member': ok({ ...memberExample, startsOn }),
    'GET /api/v2/member/weeks/1': ok(weekExample(1, startsOn)),
    [PUT]: taken,
    [GET]: ok({ from: startsOn, entries: [bar(startsOn)], favourites: [] }),
  })
  await screen.findByRole('button', { name: 'Change A bar' })
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
})
