import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DiaryRequest, DiaryTaken, DiaryView } from '#domain/api/member/diary.ts'
import type { HouseholdView } from '#domain/api/member/household.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { storageKeys } from '#web/device/storage.ts'
import { emptyDiary } from '#web/member/data/diary.example.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { previewExample, weekExample } from '#web/member/data/week.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { familyWeek } from '#web/member/table/family-week.example.ts'
import { familyKitchen } from '#web/member/table/kitchen.example.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok } from '#web/stub-server.fixture.ts'
import { takenDiary } from './taken-diary.fixture.ts'

const PUT = 'PUT /api/v2/member/diary'
const GET = 'GET /api/v2/member/diary'

const leftOfDay = () => screen.getByRole('region', { name: 'What’s left of the day' }).textContent ?? ''
const eatenOfDay = () => screen.getByRole('region', { name: 'What was eaten' }).textContent ?? ''
const open = (others = {}) => openMember('/plan', { [PUT]: takenDiary, ...others })
const eatenButton = () => screen.getByRole('button', { name: 'Eaten' })

test('the next meal comes first, with a link to cook it, and the day adds up', async () => {
  await open()
  await screen.findByRole('heading', { level: 1, name: 'Today' })
  const next = within(await screen.findByRole('region', { name: 'Your next meal' }))
  next.getByRole('heading', { name: 'Peaches with yogurt and walnuts' })
  expect(next.getByRole('link', { name: 'Cook now' }).getAttribute('href')).toBe('/v3/plan/week/1/day/6/meal/1/cook')
  expect(leftOfDay()).toMatch(
    /1,640.kcal left of 1,640.kcal.*0.kcal eaten · 1,610.kcal in meals to come · 30.kcal free/,
  )
})

test('a week that was given more food says so from its first day on, with the energy of each day', async () => {
  const week = weekExample(1, '2026-11-16')
  const before = { ...week.targets, energy: 1300 }
  const days = week.days.map((day, at) => ({ ...day, targets: at < 5 ? before : week.targets }))
  const raised = { from: '2026-11-21', before: 1300 }
  const { user } = await open({ 'GET /api/v2/member/weeks/1': ok({ ...week, days, raised }) })
  const note = await screen.findByRole('region', { name: 'More food' })
  expect(note.textContent).toMatch(/^From today your meals are larger\. The days have 1,640.kcal instead of 1,300.kcal/)
  expect(leftOfDay()).toMatch(/of 1,640.kcal/)
  await user.click(screen.getByRole('link', { name: /Friday|Yesterday/ }))
  await screen.findByRole('heading', { level: 1, name: 'Yesterday' })
  expect(eatenOfDay()).toMatch(/of 1,300.kcal/)
  expect(screen.queryByRole('region', { name: 'More food' })).toBeNull()
})

test('one tap marks the next meal as eaten, the following one takes its place, and another tap undoes it', async () => {
  const { user, server } = await open()
  await user.click(await screen.findByRole('button', { name: 'Eaten' }))
  await screen.findByText(/^Eaten: Peaches with yogurt and walnuts, 380/)
  expect(leftOfDay()).toMatch(/1,260.kcal left.*380.kcal eaten · 1,230.kcal in meals to come · 30.kcal free/)
  within(screen.getByRole('region', { name: 'Your next meal' })).getByRole('heading', { name: 'Green shakshuka' })
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1))
  expect(server.callsOf(PUT)[0]?.body).toMatchObject({
    changes: [
      {
        id: 'meal-1-5-0',
        record: {
          kind: 'entry',
          day: '2026-11-21',
          eaten: { kind: 'meal', times: 1, dishes: [{ recipe: 'yogurt-peach-walnuts', portion: 1.25 }] },
        },
      },
    ],
  })
  await waitFor(() => expect(window.localStorage.getItem(storageKeys.diary)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(leftOfDay()).toMatch(/1,640.kcal left/)
})

test('another portion, a skipped meal and a glass count at once', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'More about Green shakshuka' }))
  await user.click(screen.getByRole('button', { name: '½ of the planned portion' }))
  expect(leftOfDay()).toMatch(/1,395.kcal left.*245.kcal eaten/)
  await user.click(screen.getByRole('button', { name: 'More about Matcha yogurt with adzuki beans' }))
  await user.click(screen.getByRole('button', { name: 'Skip it' }))
  expect(leftOfDay()).toMatch(/940.kcal in meals to come · 455.kcal free/)
  await user.click(screen.getByRole('button', { name: 'A glass' }))
  const drinks = screen.getByRole('region', { name: 'Drinks' })
  expect(drinks.textContent).toMatch(/1 of \d glasses/)
  screen.getByText(/^One more glass: 250.ml\.$/)
  await user.click(within(drinks).getByRole('button', { name: 'One glass less' }))
  expect(drinks.textContent).toMatch(/0 of \d glasses/)
})

test('offline, everything is kept on the device, which the page says, and sent later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, server } = await openMember('/plan')
  await user.click(await screen.findByRole('button', { name: 'Eaten' }))
  await user.click(eatenButton())
  await screen.findByText(/^2 entries are only on this device/)
  expect(JSON.stringify(window.localStorage.getItem(storageKeys.diary))).toContain('meal-1-5-1')
  server.change({ [PUT]: takenDiary })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(window.localStorage.getItem(storageKeys.diary)).toBeNull())
  expect(leftOfDay()).toMatch(/in meals to come/)
})

test('a change that the server refuses is shown with its reason, and can be discarded', async () => {
  const { user } = await open({
    [PUT]: (body: unknown) =>
      ok({
        refused: (body as DiaryRequest).changes.map(({ id }) => ({
          id,
          code: 'DIARY_FULL',
          message: 'This day is full.',
        })),
        records: [],
      } satisfies DiaryTaken),
  })
  await user.click(await screen.findByRole('button', { name: 'Eaten' }))
  const refused = within(await screen.findByRole('region', { name: 'This couldn’t be saved' }))
  refused.getByText(/This day is full/)
  expect(leftOfDay()).toMatch(/1,640.kcal left/)
  await user.click(refused.getByRole('button', { name: 'Discard: Peaches with yogurt and walnuts' }))
  expect(screen.queryByRole('region', { name: 'This couldn’t be saved' })).toBeNull()
})

test('every refused change has a name, and a member with imperial units drinks ounces', async () => {
  const refuse = (body: unknown) => {
    // Sent by the page itself.
    const { changes } = body as DiaryRequest
    const refused = changes.map(({ id }) => ({ id, code: 'DIARY_FULL', message: 'This day is full.' }))
    return ok({ refused, records: [] } satisfies DiaryTaken)
  }
  const { user } = await open({
    [PUT]: refuse,
    'GET /api/v2/member': ok({ ...memberExample, settings: { ...memberExample.settings, units: 'imperial' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'A glass' }))
  screen.getByText(/^One more glass: 8.fl.oz\.$/)
  await user.click(screen.getByRole('button', { name: 'More about Green shakshuka' }))
  await user.click(screen.getByRole('button', { name: 'Skip it' }))
  await screen.findByRole('button', { name: 'Discard: A glass' })
  await screen.findByRole('button', { name: 'Discard: A skipped meal' })
})

const bar: DiaryView = {
  ...emptyDiary,
  entries: [
    {
      id: '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01',
      changedAt: '2026-11-20T18:00:00.000Z',
      record: { kind: 'entry', day: '2026-11-20', eaten: { kind: 'number', name: 'A bar', energy: 2000 } },
      title: 'A bar',
      figures: { ...noFigures, energy: 2000 },
    },
  ],
}

test('yesterday can be corrected, and an excess over the target is stated without alarm', async () => {
  const { user } = await open({ [GET]: ok(bar) })
  await user.click(await screen.findByRole('link', { name: /Yesterday/ }))
  await screen.findByRole('heading', { level: 1, name: 'Yesterday' })
  expect(eatenOfDay()).toMatch(/2,000.kcal eaten of 1,640.kcal.*360.kcal above the target/)
  expect(screen.queryByRole('region', { name: 'Your next meal' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change A bar' }))
  const energy = screen.getByRole('textbox', { name: 'kcal' })
  await user.clear(energy)
  await user.type(energy, '210{Enter}')
  expect(eatenOfDay()).toMatch(/^210.kcal eaten/)
  // The focus stays in the same field while typing, and near its place after the row is deleted.
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'kcal' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(eatenOfDay()).toMatch(/^0.kcal eaten/)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add food'))
})

test('a weight is asked for when one is due, and not before', async () => {
  await open()
  await screen.findByRole('link', { name: 'Log your weight' })
})

test('a weight of yesterday is enough', async () => {
  await open({ 'GET /api/v2/member/weights': ok({ weights: [{ day: '2026-11-20', kg: 79 }] }) })
  await screen.findByRole('region', { name: 'Drinks' })
  expect(screen.queryByRole('link', { name: 'Log your weight' })).toBeNull()
})

test('the week is one press away', async () => {
  const { user } = await open()
  const [week] = await screen.findAllByRole('link', { name: 'Week' })
  if (week !== undefined) await user.click(week)
  await screen.findByRole('heading', { level: 1, name: 'Week 1' })
  expect(currentPath()).toBe('/plan/week')
})

test('a visitor without a plan sees the first day', async () => {
  await open({
    'GET /api/v2/member': ok({ ...memberExample, access: 'preview' }),
    'GET /api/v2/member/weeks/1': ok(previewExample()),
  })
  await screen.findByRole('heading', { level: 1, name: 'Your first day' })
})

test.each(['/plan/day/2026-11-15', '/plan/day/2026-11-22', '/plan/day/2026-02-31'])(
  '%s is not a day of the plan',
  async (path) => {
    await openMember(path)
    await screen.findByRole('heading', { level: 1, name: 'This day isn’t in your plan' })
  },
)

test('an excess is balanced by smaller portions on request, which one tap undoes', async () => {
  const { user, server } = await open()
  expect(screen.queryByRole('button', { name: 'Balance the rest of the week' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'More about Green shakshuka' }))
  await user.click(screen.getByRole('button', { name: '2 times the planned portion' }))
  expect(leftOfDay()).toMatch(/460.kcal above the target/)
  await user.click(screen.getByRole('button', { name: 'Balance the rest of the week' }))
  const proposal = within(screen.getByRole('region', { name: 'Balance of the week' }))
  expect(proposal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Today 75% of each portion',
    'Sunday 90% of each portion',
  ])
  await user.click(proposal.getByRole('button', { name: 'Use smaller portions' }))
  await screen.findByText('The portions to come are a little smaller.')
  // Three quarters of the 380 + 180 + 560 kcal to come.
  expect(leftOfDay()).toMatch(/980.kcal eaten · 840.kcal in meals to come · 180.kcal above the target/)
  within(screen.getByRole('region', { name: 'Your next meal' })).getByText('about 75% of the portion')
  await waitFor(() => expect(JSON.stringify(server.callsOf(PUT).at(-1)?.body)).toContain('portion-1-6-0'))
  await user.click(eatenButton())
  expect(await screen.findByText(/^Eaten: Peaches with yogurt and walnuts, 285/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to full portions' }))
  expect(leftOfDay()).toMatch(/740.kcal in meals to come/)
})

const portionRecord = {
  id: 'portion-1-6-3',
  changedAt: '2026-11-22T07:00:00.000Z',
  record: {
    kind: 'entry',
    day: '2026-11-22',
    eaten: { kind: 'portion', place: { week: 1, day: 6, meal: 3 }, times: 0.75 },
  },
  title: '',
  figures: noFigures,
} as const

test.each(['HOLD', 'RAISE'] as const)(
  'while a %s for safety stands, nothing offers less, and portions are whole',
  async (safety) => {
    const week = { ...weekExample(1, memberExample.startsOn), safety }
    const diary = ok({ ...emptyDiary, entries: [portionRecord] })
    const { user } = await open({ 'GET /api/v2/member/weeks/1': ok(week), [GET]: diary })
    await screen.findByText(/The smaller portions you asked for are whole again/)
    expect(leftOfDay()).toMatch(/1,610.kcal in meals to come/)
    expect(screen.queryByRole('button', { name: 'Back to full portions' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'More about Green shakshuka' }))
    await user.click(screen.getByRole('button', { name: '2 times the planned portion' }))
    expect(leftOfDay()).toMatch(/980.kcal eaten/)
    expect(leftOfDay()).not.toMatch(/above the target/)
    expect(screen.queryByRole('button', { name: 'Balance the rest of the week' })).toBeNull()
  },
)

const kitchenEnding = (change: Partial<HouseholdView>) => ({
  'GET /api/v2/member/weeks/1': ok(familyWeek()),
  'GET /api/v2/member/household': ok({
    ...familyKitchen,
    ...{ paidByYou: false, renews: false, paidUntil: new Date(Date.now() + 5 * MS_PER_DAY).toISOString() },
    ...change,
  }),
})

test('whoever eats by a plan that ends soon is told, and led to where it can be taken over', async () => {
  await openMember('/plan', kitchenEnding({}))
  await screen.findByText(/The plan that pays for your kitchen doesn’t renew/)
  screen.getByRole('link', { name: 'See how to go on' })
})

test.each([
  { renews: true },
  { paidByYou: true },
  { paidUntil: null },
  { paidUntil: new Date(Date.now() + 20 * MS_PER_DAY).toISOString() },
])('nobody is told without need: %j', async (change) => {
  await openMember('/plan', kitchenEnding(change))
  await screen.findAllByText('Ben ¾')
  expect(screen.queryByText(/doesn’t renew/)).toBeNull()
})
