import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LearntWeight } from '#domain/api/member/weights.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const TODAY = 'PUT /api/v2/member/weights/2026-11-21'
const weights = [
  { day: '2026-11-17', kg: 80.1 },
  { day: '2026-11-19', kg: 79.6 },
]
const log = { 'GET /api/v2/member/weights': ok({ weights }) }
const open = async (others = {}) => {
  const opened = await openMember('/plan/weight', others)
  await screen.findByRole('heading', { level: 2, name: 'Log a weight' })
  return { ...opened, field: screen.getByRole('textbox', { name: /^Weight/ }) }
}

test('a weight of today is saved, and the field is empty again', async () => {
  const { user, server, field } = await open({
    ...log,
    [TODAY]: ok({ weights: [...weights, { day: '2026-11-21', kg: 79.4 }] }),
  })
  await user.type(field, '79.4')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  await screen.findByText(/^Saved: 79\.4.kg on/)
  expect(server.callsOf(TODAY).map(({ body }) => body)).toEqual([{ kg: 79.4, minuteOfDay: 600, add: true }])
  expect(field).toHaveProperty('value', '')
})

test('a page that has been open since yesterday logs for today, and does not change yesterday', async () => {
  const tomorrow = 'PUT /api/v2/member/weights/2026-11-22'
  const { user, server, field } = await open({ ...log, [TODAY]: ok({ weights }), [tomorrow]: ok({ weights }) })
  await user.type(field, '79.4')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  await screen.findByText(/^Saved: 79\.4/)
  vi.setSystemTime(new Date(Date.now() + MS_PER_DAY))
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(document.querySelector('input[name=day]')).toHaveProperty('value', '2026-11-22'))
  await user.type(field, '79.3')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  await waitFor(() => expect(server.callsOf(tomorrow)).toHaveLength(1))
  expect(server.callsOf(TODAY)).toHaveLength(1)
})

test.each([
  ['', 'Please enter a number.'],
  ['500', /That doesn’t look like a weight for your height/],
])('%j is not sent', async (typed, said) => {
  const { user, server, field } = await open(log)
  if (typed !== '') await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  screen.getByText(said)
  expect(server.callsOf(TODAY)).toEqual([])
})

test('a surprising weight is questioned, and saved when it is confirmed', async () => {
  const { user, server, field } = await open({
    ...log,
    [TODAY]: ok({ weights: [...weights, { day: '2026-11-21', kg: 72 }] }),
  })
  await user.type(field, '72')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  screen.getByText(/^That’s 7\.6.kg less than on November 19\. Was this you, in the right unit, without shoes\?/)
  expect(server.callsOf(TODAY)).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Yes, 72.kg is right$/ }))
  await screen.findByText(/^Saved: 72\.0.kg/)
  expect(server.callsOf(TODAY).map(({ body }) => body)).toEqual([
    { kg: 72, confirmed: true, minuteOfDay: 600, add: true },
  ])
})

test('pounds typed as kilograms are not saved as confirmed, so that the log can ask about them', async () => {
  const { user, server, field } = await open({
    ...log,
    [TODAY]: ok({ weights: [...weights, { day: '2026-11-21', kg: 105 }] }),
  })
  await user.type(field, '105')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  await user.click(screen.getByRole('button', { name: /^Yes, 105.kg is right$/ }))
  await screen.findByText(/^Saved: 105\.0.kg/)
  expect(server.callsOf(TODAY).map(({ body }) => body)).toEqual([{ kg: 105, minuteOfDay: 600, add: true }])
})

test('what unsafe readings changed at once is said with what was saved', async () => {
  const changes = [
    'You’re losing faster than is safe.',
    'From Tuesday your plan has 2,234 kcal a day instead of 1,834 kcal.',
  ]
  const { user, field } = await open({ ...log, [TODAY]: ok({ weights, changes, meals: [] }) })
  await user.type(field, '79.4')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  await screen.findByText(
    /^Saved: 79\.4.kg.* You’re losing faster than is safe\. From Tuesday your plan has 2,234 kcal/,
  )
})

test('a weight whose change could not be sent is still in the field', async () => {
  const { user } = await open(log)
  await user.click(screen.getByRole('button', { name: /^Change 79\.6/ }))
  const field = screen.getByRole('textbox', { name: /^Weight/ })
  await user.clear(field)
  await user.type(field, '79.4')
  await user.click(screen.getByRole('button', { name: 'Save change' }))
  await screen.findByText(/What you typed is still here/)
  expect(field).toHaveProperty('value', '79.4')
})

test('the log is listed newest first, and the chart has a table of the same figures', async () => {
  await open(log)
  const items = screen.getAllByRole('button', { name: /^Change 79\.6|^Change 80\.1/ })
  expect(items.map((item) => item.getAttribute('aria-label') ?? item.textContent)).toEqual([
    expect.stringContaining('79.6'),
    expect.stringContaining('80.1'),
  ])
  expect(screen.getByRole('table', { hidden: true }).textContent).toContain('79.6')
})

test('an entry can be deleted, and that can be undone', async () => {
  const address = '/api/v2/member/weights/2026-11-19'
  const { user, server } = await open({
    ...log,
    [`DELETE ${address}`]: ok({ weights: weights.slice(0, 1) }),
    [`PUT ${address}`]: ok({ weights }),
  })
  await user.click(screen.getByRole('button', { name: /^Delete 79\.6/ }))
  await screen.findByText(/^Deleted: 79\.6.kg/)
  expect(screen.queryByRole('button', { name: /^Delete 79\.6/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone.')
  expect(server.callsOf(`PUT ${address}`).map(({ body }) => body)).toEqual([{ kg: 79.6, others: [] }])
})

test('a second weight of a day is kept beside the first, with its note', async () => {
  const first = { day: '2026-11-21', kg: 79.2, minuteOfDay: 425 }
  const beside = { kg: 80.3, minuteOfDay: 600, note: 'after lunch' }
  const { user, server, field } = await open({
    'GET /api/v2/member/weights': ok({ weights: [...weights, first] }),
    [TODAY]: ok({ weights: [...weights, { ...first, others: [beside] }] }),
  })
  screen.getByText(/^You logged 79\.2.kg for this day\. Both stay in your log, and the first of the morning counts\.$/)
  await user.type(field, '80.3')
  expect(screen.queryByRole('textbox', { name: 'Note (optional)' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Another day, or a note' }))
  await user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), ' after  lunch ')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  await screen.findByText(/^Saved: 80\.3.kg on November 21, beside 79\.2.kg, which counts\.$/)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone.')
  expect(server.callsOf(TODAY).map(({ body }) => body)).toEqual([
    { ...beside, add: true },
    { kg: 79.2, minuteOfDay: 425, others: [] },
  ])
})

test('weights of a day say when and how they came; another one can count, or be deleted', async () => {
  const counting = { kg: 79.2, source: 'address', minuteOfDay: 425 } as const
  const evening = { kg: 80.3, minuteOfDay: 1205, note: 'after dinner' }
  const { user, server } = await open({
    'GET /api/v2/member/weights': ok({ weights: [{ day: '2026-11-21', ...counting, others: [evening] }] }),
    [TODAY]: ok({ weights: [{ day: '2026-11-21', ...evening, picked: true, others: [counting] }] }),
  })
  screen.getByText('7:05 AM · by your address')
  screen.getByText('8:05 PM · after dinner')
  await user.click(screen.getByRole('button', { name: 'Let this one count', description: /^80\.3/ }))
  await screen.findByText(/^80\.3.kg counts on November 21\.$/)
  await user.click(screen.getByRole('button', { name: /^Delete 79\.2/ }))
  await screen.findByText(/^Deleted: 79\.2.kg/)
  await user.click(screen.getByRole('button', { name: /^Delete 80\.3/ }))
  await screen.findByText(/^Deleted: 80\.3.kg/)
  expect(server.callsOf(TODAY).map(({ body }) => body)).toEqual([
    { ...evening, picked: true, others: [counting] },
    { ...evening, picked: true, others: [] },
    { ...counting, others: [] },
  ])
})

test('a corrected weight keeps its note and time, and is no longer of the address it came by', async () => {
  const { user, server, field } = await open({
    'GET /api/v2/member/weights': ok({
      weights: [{ day: '2026-11-21', kg: 97.2, minuteOfDay: 425, source: 'address', note: 'new scales' }],
    }),
    [TODAY]: ok({ weights: [] }),
  })
  await user.click(screen.getByRole('button', { name: /^Change 97\.2/ }))
  const edited = await screen.findByRole('textbox', { name: /^Weight/ })
  expect(field.isConnected).toBe(false)
  await user.clear(edited)
  await user.type(edited, '79.2')
  await user.click(screen.getByRole('button', { name: /Save change|is right/ }))
  await screen.findByText(/^Saved: 79\.2/)
  expect(server.callsOf(TODAY).map(({ body }) => body)).toEqual([{ kg: 79.2, minuteOfDay: 425, note: 'new scales' }])
})

test('without height and weight there is no forecast to compare with', async () => {
  const { height: _, ...hero } = memberExample.hero
  await openMember('/plan/weight', { 'GET /api/v2/member': ok({ ...memberExample, hero }) })
  await screen.findByText(/Your height or weight is missing/)
})

const learnt: LearntWeight = {
  course: [
    { day: -4, kg: 80.4, sd: 0.5 },
    { day: 5, kg: 79.5, sd: 0.4 },
    { day: 369, kg: 70, sd: 6 },
  ],
  today: 5,
  doubts: [{ day: '2026-11-19', why: 'POUNDS_AS_KILOGRAMS' }],
  readings: 1,
  state: 'UNKNOWN',
  offset: { energy: 120, low: -40, high: 280 },
  goal: { kg: 68, earliest: '2027-05-03', latest: null },
  startUnlikely: false,
}

const legend = (): readonly (string | null)[] =>
  [...document.querySelectorAll('figcaption li')].map(({ textContent }) => textContent)

test('the legend names what is drawn: the plan, the log once there is one, and doubts if there are any', async () => {
  const drawn = async (reply: object) => {
    await open({ 'GET /api/v2/member/weights': ok(reply) })
    const words = legend()
    cleanup()
    return words
  }
  const forecast = ['Plan kept every day', 'Half of people like you', 'Four in five']
  expect(await drawn({ weights: [] })).toEqual(forecast)
  expect(await drawn({ weights })).toEqual(['Your 7-day average', 'Logged', ...forecast])
  const estimated = ['Estimated weight', 'Four in five', 'Ahead: one in two, four in five', 'Logged']
  expect(await drawn({ weights, learnt: { ...learnt, doubts: [] } })).toEqual([...estimated, 'First forecast'])
  expect(await drawn({ weights, learnt })).toEqual([...estimated, 'Doesn’t fit the others', 'First forecast'])
})

test('the estimate is given with its band, and pounds typed as kilograms are corrected in one tap', async () => {
  const slip = { day: '2026-11-19', kg: 176 }
  const address = '/api/v2/member/weights/2026-11-19'
  const { user, server } = await open({
    'GET /api/v2/member/weights': ok({ weights: [...weights.slice(0, 1), slip], learnt }),
    [`PUT ${address}`]: ok({ weights: [...weights.slice(0, 1), { ...slip, kg: 79.832 }] }),
  })
  screen.getByRole('heading', { name: /^About 79\.5.kg today$/ })
  screen.getByText(/is within 79–80.kg/, { selector: 'p' })
  screen.getByText(/you reach 68.kg on May 3, 2027 at the earliest, and perhaps not within a year/, { selector: 'p' })
  expect(screen.getByRole('table', { hidden: true }).textContent).toContain('176.0\u202fkg (doesn’t fit the others)')
  await user.click(screen.getByRole('button', { name: /^It was 79\.8.kg$/ }))
  await screen.findByText(/^Saved: 79\.8.kg/)
  expect(server.callsOf(`PUT ${address}`).map(({ body }) => body)).toEqual([{ kg: 79.832 }])
})

test('a confirmed weight is not questioned again', async () => {
  const far = { day: '2026-11-19', kg: 86, confirmed: true }
  const doubts = [{ day: far.day, why: 'FAR_OFF' as const }]
  await open({
    'GET /api/v2/member/weights': ok({ weights: [...weights.slice(0, 1), far], learnt: { ...learnt, doubts } }),
  })
  screen.getByText(/^Kept as you say\./)
  expect(screen.queryByRole('button', { name: 'Yes, it’s right' })).toBeNull()
})
