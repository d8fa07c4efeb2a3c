import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HouseholdView } from '#domain/api/member/household.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { aloneKitchen, ben, familyKitchen, mia, monthPlan } from '#web/member/table/kitchen.example.ts'
import { ok, type Replies, refused } from '#web/stub-server.fixture.ts'

const KITCHEN = 'GET /api/v2/member/household'
const EATERS = 'POST /api/v2/member/household/eaters'
const eater = (id: string) => `/api/v2/member/household/eaters/${id}`

async function open(kitchen: HouseholdView = familyKitchen, others: Replies = {}) {
  const opened = await openMember('/plan/kitchen', { [KITCHEN]: ok(kitchen), ...others })
  await screen.findByRole('heading', { level: 1, name: 'Your kitchen' })
  return opened
}
const rowOf = (name: string) => {
  const row = screen.getByText(name, { selector: 'p' }).closest('li')
  if (row === null) throw new Error(`no row of ${name}`)
  return within(row)
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('somebody alone sees themselves, and how to add or invite somebody, and nothing to share or to leave', async () => {
  await open(aloneKitchen)
  rowOf('You').getByText('Only you, until you add or invite somebody.')
  expect(headings()).toEqual(['Who eats here', 'Invite an adult'])
})

test('of each eater the kitchen shows what all of it need, and of a child neither weight nor goal', async () => {
  await open()
  rowOf('You').getByText('You keep your weight to yourself.')
  rowOf('You').getByText('The week follows your time, skill and meals.')
  rowOf('Ben').getByText('Shows their weight to you.')
  const child = rowOf('Mia')
  child.getByText('8 years old, usual appetite')
  child.getByText('Never on their plate: gluten and mushrooms')
  expect(screen.getByText('Mia', { selector: 'p' }).closest('li')?.textContent).not.toMatch(/weight|goal|lose|calor/i)
})

test('the weights of somebody who shows them are asked for only on request, the newest first', async () => {
  const route = `GET ${eater(ben)}/weights`
  const weights = [
    { day: '2026-11-16', kg: 84.2 },
    { day: '2026-11-18', kg: 83.9 },
  ]
  const { user, server } = await open(familyKitchen, { [route]: ok({ name: 'Ben', weights }) })
  expect(server.callsOf(route)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'See their weight Ben' }))
  await screen.findByText(/83\.9/)
  const items = within(rowOf('Ben').getByRole('status')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('83.9'),
    expect.stringContaining('84.2'),
  ])
  await user.click(screen.getByRole('button', { name: 'Hide it Ben' }))
  expect(screen.queryByText(/83\.9/)).toBeNull()
})

test('a child is added by name, age, appetite and what they never eat', async () => {
  const olives = { id: 'any-olive', name: 'olives', dishes: 12, holds: [], foods: 1 }
  const { user, server } = await open(aloneKitchen, {
    [EATERS]: ok(familyKitchen),
    'GET /api/v2/member/foods': ok({ foods: [olives] }),
  })
  await user.click(screen.getByRole('button', { name: 'Add a child or a guest' }))
  expect(screen.queryByLabelText(/weight/i)).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), ' Mia ')
  await user.type(screen.getByLabelText(/^Age/), '8')
  await user.selectOptions(screen.getByLabelText('Appetite'), 'Large')
  await user.click(screen.getByText('Allergies: never on their plate', { selector: 'summary' }))
  await user.click(screen.getByRole('checkbox', { name: 'Gluten' }))
  await user.type(screen.getByRole('combobox', { name: 'Add a food they never want' }), 'oli')
  await user.click(await screen.findByRole('option', { name: /^olives/ }))
  screen.getByRole('button', { name: 'Allow olives again' })
  await user.click(screen.getByRole('button', { name: 'Add to the kitchen' }))
  await screen.findByText('Mia', { selector: 'p' })
  expect(server.callsOf(EATERS)[0]?.body).toEqual({
    ...{ name: 'Mia', age: 8, appetite: 'LARGE', diets: [], restrictions: ['GLUTEN'] },
    banned: ['any-olive'],
  })
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
})

test.each(['', '1', '111', 'eight', '7.5'])(
  'an age of "%s" is asked for again, and nothing typed is lost',
  async (age) => {
    const { user, server } = await open(aloneKitchen)
    await user.click(screen.getByRole('button', { name: 'Add a child or a guest' }))
    await user.type(screen.getByLabelText('Name'), 'Mia')
    if (age !== '') await user.type(screen.getByLabelText(/^Age/), age)
    await user.click(screen.getByRole('button', { name: 'Add to the kitchen' }))
    screen.getByText('Enter a name and an age from 2 to 110.')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mia')
    expect(server.callsOf(EATERS)).toHaveLength(0)
  },
)

test('a refusal keeps the form with what was typed', async () => {
  const { user } = await open(familyKitchen, {
    [`PUT ${eater(mia)}`]: refused('EATER_UNKNOWN', 'They do not eat here any more.'),
  })
  await user.click(screen.getByRole('button', { name: 'Change Mia' }))
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Mimi')
  await user.click(screen.getByRole('button', { name: 'Save Mia' }))
  await screen.findByText('They do not eat here any more.')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mimi')
})

test.each([
  ['Ben', ben, /kitchen of their own/],
  ['Mia', mia, /deleted/],
] as const)('removing %s is asked once more, and says what it does', async (name, id, sentence) => {
  const route = `DELETE ${eater(id)}`
  const { user, server } = await open(familyKitchen, { [route]: ok(aloneKitchen) })
  await user.click(screen.getByRole('button', { name: `Remove ${name}` }))
  screen.getByText(sentence)
  await user.click(screen.getByRole('button', { name: 'No, keep' }))
  expect(server.callsOf(route)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: `Remove ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Yes, remove' }))
  await waitFor(() => expect(screen.queryByText(name, { selector: 'p' })).toBeNull())
  expect(server.callsOf(route)).toHaveLength(1)
})

test('the link of a new invitation is shown once, with until when it works', async () => {
  const path = `/v3/plan/join#${'A'.repeat(43)}`
  const { user } = await open(aloneKitchen, {
    'POST /api/v2/member/household/invitations': ok({ path, until: '2026-11-27T10:00:00.000Z' }),
  })
  await user.click(screen.getByRole('button', { name: 'Make an invitation' }))
  await screen.findByText(`${window.location.origin}${path}`)
  screen.getByText(/for one person, and works until November 27/)
})

test.each([
  [{ paidByYou: true, renews: true }, /Your plan pays/, null],
  [{ paidByYou: false, renews: true }, /Somebody else’s plan pays/, null],
  [{ paidByYou: false, renews: false }, /It doesn’t renew/, 'See the plans'],
] as const)('who pays, and what can be done: %j', async (paying, sentence, action) => {
  await open({ ...familyKitchen, ...paying })
  const card = within(screen.getByRole('region', { name: 'Who pays' }))
  card.getByText(sentence)
  expect(card.queryByRole('button')?.textContent ?? null).toBe(action)
})

test('a kitchen whose plan ends says what taking it over costs', async () => {
  await open({ ...familyKitchen, paidByYou: false, renews: false, ownPlans: [monthPlan] })
  screen.getByText('4-Week Plan: $29.99 every 30 days, until you cancel')
})

test('leaving says what goes along and what stays, and is asked once more', async () => {
  const LEAVE = 'POST /api/v2/member/household/leave'
  const { user, server } = await open(familyKitchen, { [LEAVE]: refused('HOUSEHOLD_ALONE', 'You eat alone already.') })
  await user.click(screen.getByRole('button', { name: 'Leave this kitchen' }))
  await user.click(screen.getByRole('button', { name: 'No, stay' }))
  expect(server.callsOf(LEAVE)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Leave this kitchen' }))
  await user.click(screen.getByRole('button', { name: 'Yes, leave' }))
  await screen.findByText('You eat alone already.')
})
