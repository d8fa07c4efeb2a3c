import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DiaryRequest } from '#domain/api/member/diary.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'
import { takenDiary } from './taken-diary.fixture.ts'

const PUT = 'PUT /api/v2/member/diary'

const open = (path = '/plan', others = {}) => openMember(path, { [PUT]: takenDiary, ...others })
const question = (name: string | RegExp) => screen.findByRole('region', { name })

test('in the morning one tap settles all meals of yesterday that were not ticked', async () => {
  const { user, server } = await open()
  const asked = within(await question('Yesterday’s breakfast, lunch, snack and dinner: as planned?'))
  asked.getByText(/have 1,550.kcal/)
  await user.click(asked.getByRole('button', { name: 'Yes, all as planned' }))
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1))
  const [call] = server.callsOf(PUT)
  // Sent by the page itself.
  const { changes } = (call ?? expect.fail()).body as DiaryRequest
  expect(changes.map(({ id }) => id)).toEqual(['meal-1-4-0', 'meal-1-4-1', 'meal-1-4-2', 'meal-1-4-3'])
  expect(changes.map(({ record }) => record?.kind === 'entry' && record.day)).toEqual(Array(4).fill('2026-11-20'))
  await screen.findByText(/^Eaten as planned: 1,550.kcal/)
  expect(screen.queryByRole('region', { name: /as planned\?/ })).toBeNull()
})

test('a day that is over has nothing to come, and says what is not known of it', async () => {
  const { user } = await open('/plan/day/2026-11-20')
  const asked = within(await question('The breakfast, lunch, snack and dinner of this day: as planned?'))
  const eaten = screen.getByRole('region', { name: 'What was eaten' })
  expect(eaten.textContent).toMatch(/0.kcal eaten of 1,640.kcal1,550.kcal in meals not ticked/)
  expect(eaten.textContent).not.toMatch(/to come|left|free/)
  await user.click(asked.getByRole('button', { name: 'None of it' }))
  await waitFor(() => expect(eaten.textContent).not.toMatch(/not ticked/))
  await screen.findByText('Noted as not eaten.')
})

test('meals of today whose time is over are not to come any more, and are asked about in the evening', async () => {
  vi.setSystemTime(new Date('2026-11-21T15:30:00Z'))
  await open()
  const left = await screen.findByRole('region', { name: 'What’s left of the day' })
  expect(left.textContent).toMatch(/870.kcal in meals not ticked · 740.kcal in meals to come · 30.kcal free/)
  expect(screen.queryByRole('region', { name: /^Today’s/ })).toBeNull()
})

test('in the evening', async () => {
  vi.setSystemTime(new Date('2026-11-21T20:30:00Z'))
  await open()
  const asked = await question('Today’s breakfast, lunch and snack: as planned?')
  // Its dinner may still be to come.
  expect(asked.textContent).not.toMatch(/settled/)
})

test('on the evening of the first day nobody is asked about the meals before they came', async () => {
  vi.setSystemTime(new Date('2026-11-21T20:30:00Z'))
  await open('/plan', { 'GET /api/v2/member': ok({ ...memberExample, startsOn: '2026-11-21' }) })
  await screen.findByRole('region', { name: 'Drinks' })
  expect(screen.queryByRole('region', { name: /as planned\?/ })).toBeNull()
})

test('nothing is asked about the day before the plan, nor about a pause', async () => {
  await open('/plan', { 'GET /api/v2/member': ok({ ...memberExample, startsOn: '2026-11-21' }) })
  await screen.findByRole('region', { name: 'Drinks' })
  expect(screen.queryByRole('region', { name: /^Yesterday’s/ })).toBeNull()
})

test('the week is not balanced before it is known what was eaten of the meals so far', async () => {
  vi.setSystemTime(new Date('2026-11-21T15:30:00Z'))
  const week = weekExample(1, memberExample.startsOn)
  const { user } = await open('/plan', {
    'GET /api/v2/member/weeks/1': ok({ ...week, targets: { ...week.targets, energy: 1400 } }),
  })
  await screen.findByText(/You can balance the week once it’s known/)
  await user.click(await screen.findByRole('button', { name: 'Eaten: Peaches with yogurt and walnuts' }))
  await user.click(screen.getByRole('button', { name: 'Eaten: Green shakshuka' }))
  await screen.findByRole('button', { name: 'Balance the rest of the week' })
})

test('a day shows what was eaten of each nutrient, and names what is known only in part', async () => {
  const record = (id: string, eaten: object) => ({
    id,
    changedAt: '2026-11-21T09:00:00.000Z',
    record: { kind: 'entry', day: '2026-11-21', eaten },
    title: 'Something',
    figures: { energy: 600, protein: 20, carbs: 61, fat: 17, fibre: 4, sodium: 1100 },
  })
  const uuid = (end: number) => `0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f0${end}`
  const entries = [
    record(uuid(1), { kind: 'number', name: 'Something', energy: 600 }),
    record(uuid(2), { kind: 'dish', recipe: 'chicken-pho', portion: 1 }),
  ]
  await open('/plan', { 'GET /api/v2/member/diary': ok({ from: '2026-10-25', entries, favourites: [] }) })
  const nutrients = (await question('Nutrients eaten')).textContent
  expect(nutrients).toMatch(/Energy1,200.kcal · 5,021.kJ target/)
  expect(nutrients).toMatch(/Carbohydrate122.g/)
  expect(nutrients).toMatch(/Fat34.g/)
  expect(nutrients).toMatch(/Fiber8.g at least/)
  expect(nutrients).toMatch(/Salt5\.5.g at most/)
  expect(nutrients).toMatch(/Of 1 entry only the energy is known/)
})

test('in American units a day has sodium, as packs and recipes have it', async () => {
  const settings = { ...memberExample.settings, units: 'imperial' }
  await open('/plan', { 'GET /api/v2/member': ok({ ...memberExample, settings }) })
  const nutrients = (await question('Nutrients eaten')).textContent
  expect(nutrients).toMatch(/Sodium0.mg at most [\d,]+.mg/)
  expect(nutrients).not.toMatch(/Salt|kJ/)
})
