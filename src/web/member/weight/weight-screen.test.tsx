import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
  expect(server.callsOf(TODAY).map(({ body }) => body)).toEqual([{ kg: 79.4 }])
  expect(field).toHaveProperty('value', '')
})

test.each([
  ['', 'Please enter a number.'],
  ['500', /That does not look like a weight for your height/],
])('%j is not sent', async (typed, said) => {
  const { user, server, field } = await open(log)
  if (typed !== '') await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  screen.getByText(said)
  expect(server.callsOf(TODAY)).toEqual([])
})

test('a surprising weight is asked about, and saved when it is confirmed', async () => {
  const { user, server, field } = await open({
    ...log,
    [TODAY]: ok({ weights: [...weights, { day: '2026-11-21', kg: 72 }] }),
  })
  await user.type(field, '72')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  screen.getByText(/^That is 7\.6.kg less than on 19 November\. Is it right\?/)
  expect(server.callsOf(TODAY)).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Yes, 72.kg is right$/ }))
  await screen.findByText(/^Saved: 72\.0.kg/)
})

test('what could not be sent is still in the field', async () => {
  const { user, field } = await open(log)
  await user.type(field, '79.4')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  await screen.findByText(/What you typed is still here/)
  expect(field).toHaveProperty('value', '79.4')
})

test('the log stands newest first, and the chart has a table of the same figures', async () => {
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
  expect(server.callsOf(`PUT ${address}`).map(({ body }) => body)).toEqual([{ kg: 79.6 }])
})

test('without height and weight there is no forecast to compare with', async () => {
  const { height: _, ...hero } = memberExample.hero
  await openMember('/plan/weight', { 'GET /api/v2/member': ok({ ...memberExample, hero }) })
  await screen.findByText(/Your height or weight is missing/)
})
