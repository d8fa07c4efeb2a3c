import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { weekExample } from '#web/member/data/week.example.ts'
import { changed, openMember, showMore } from '#web/member/member.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, refused } from '#web/stub-server.fixture.ts'

const SOUP = '/plan/week/1/day/1/meal/4'
const opinionOn = (recipe: string) => `PUT /api/v2/member/recipes/${recipe}/opinion`

const openSoup = async (others = {}) => {
  const opened = await openMember(SOUP, others)
  await screen.findByRole('heading', { level: 1, name: 'Red lentil soup with cumin' })
  return opened
}
/** The first of the meal's own controls; a side dish has its own further down. */
const first = (role: 'button' | 'checkbox', name: string | RegExp): HTMLElement => {
  const [control] = screen.getAllByRole(role, { name })
  if (control === undefined) throw new Error(`There’s no ${role} ${name}.`)
  return control
}

test('amounts follow the number of people', async () => {
  const { user } = await openSoup()
  expect(first('checkbox', /red lentils/).closest('label')?.textContent).toContain('90')
  await user.click(first('button', 'One person more'))
  expect(first('checkbox', /red lentils/).closest('label')?.textContent).toContain('180')
})

test('what is ticked off while cooking is still ticked after coming back to the meal', async () => {
  const { user } = await openSoup()
  await user.click(first('checkbox', /Soften the onion/))
  const [back] = screen.getAllByRole('link', { name: 'Monday' })
  if (back !== undefined) await user.click(back)
  await user.click(await screen.findByRole('link', { name: 'Red lentil soup with cumin' }))
  await screen.findByRole('heading', { level: 1, name: 'Red lentil soup with cumin' })
  expect(first('checkbox', /Soften the onion/)).toHaveProperty('checked', true)
})

test('a step with a waiting time has a timer, which can be paused and stopped', async () => {
  const { user } = await openSoup()
  await user.click(first('button', /18/))
  const timer = screen.getByRole('timer')
  expect(timer.textContent).toBe('18:00')
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  screen.getByRole('button', { name: 'Resume' })
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.queryByRole('timer')).toBeNull()
})

test('"Not for me" removes a dish, and leads back to its day', async () => {
  const { user, server } = await openSoup({ [opinionOn('red-lentil-soup')]: changed })
  await showMore()
  await user.click(first('button', 'Not for me'))
  await waitFor(() => expect(currentPath()).toBe('/plan/week/1/day/1'))
  await screen.findByText('Red lentil soup with cumin won’t come up again.')
  expect(server.callsOf(opinionOn('red-lentil-soup')).map(({ body }) => body)).toEqual([{ opinion: 'dislike' }])
})

test('the heart has its place before the favourites are known, and does nothing until then', async () => {
  const { user, server } = await openSoup({ 'GET /api/v2/member': refused('UNEXPECTED', 'Not now.', 500) })
  const [heart, more] = screen.getAllByRole('button', { name: /^(Favorite|More)$/ })
  expect(more?.getAttribute('aria-expanded')).toBe('false')
  expect(heart?.getAttribute('aria-disabled')).toBe('true')
  await user.click(first('button', 'Favorite'))
  expect(server.callsOf(opinionOn('red-lentil-soup'))).toEqual([])
})

test('a change that does not reach the server is reported, and the page stays', async () => {
  const { user } = await openSoup()
  await showMore()
  await user.click(first('button', 'Not for me'))
  await screen.findByText(/You may be offline, so we don’t know whether this was changed/)
  expect(currentPath()).toBe(SOUP)
})

test('cooking double adds the meal once more, later in the week', async () => {
  const lunch = 'PUT /api/v2/member/weeks/1/days/2/meals/1'
  const { user, server } = await openSoup({
    [lunch]: ok({ changes: [], meals: [{ week: 1, day: 2, meal: 1 }], undo: null }),
  })
  await showMore()
  await user.click(screen.getByRole('button', { name: 'Cook double for Wednesday’s lunch' }))
  await screen.findByText('Wednesday’s lunch now comes from this pot too, and the amounts include it.')
  expect(server.callsOf(lunch).map(({ body }) => body)).toEqual([{ to: 'leftovers', of: { day: 0, meal: 3 } }])
})

test('an ingredient can be left out for good', async () => {
  const address = 'PUT /api/v2/member/banned/onion'
  const { user, server } = await openSoup({ [address]: changed })
  await user.click(first('button', 'More about onion'))
  await user.click(first('button', 'Never use onion'))
  await screen.findByText('Your plan will leave out onion from now on.')
  expect(server.callsOf(address)).toHaveLength(1)
})

test('a side is a small recipe of its own, with its own swap', async () => {
  await openSoup()
  const side = within(screen.getByRole('region', { name: 'On the side: Apple and cabbage slaw' }))
  expect(side.getByRole('link', { name: 'Swap Apple and cabbage slaw' }).getAttribute('href')).toBe(
    '/v3/plan/week/1/day/1/meal/4/swap/1',
  )
})

test('leftovers link to the recipe they were cooked from', async () => {
  await openMember('/plan/week/1/day/2/meal/2')
  const link = await screen.findByRole('link', { name: 'To the recipe' })
  expect(link.getAttribute('href')).toBe(`/v3${SOUP}`)
  expect(screen.queryByRole('heading', { name: 'Method' })).toBeNull()
})

test('a side of leftovers has its recipe, its swap and its allergens', async () => {
  const week = weekExample()
  const [slaw] = week.days[0]?.meals[3]?.dishes.slice(1) ?? []
  const days = week.days.map((day, at) => ({
    ...day,
    meals: day.meals.map((meal, place) =>
      at === 1 && place === 1 && slaw !== undefined ? { ...meal, dishes: [...meal.dishes, slaw] } : meal,
    ),
  }))
  await openMember('/plan/week/1/day/2/meal/2', { 'GET /api/v2/member/weeks/1': ok({ ...week, days }) })
  const side = within(await screen.findByRole('region', { name: 'On the side: Apple and cabbage slaw' }))
  side.getByRole('heading', { name: 'Method' })
  side.getByRole('heading', { name: 'Allergens' })
  expect(side.getByRole('link', { name: 'Swap Apple and cabbage slaw' }).getAttribute('href')).toBe(
    '/v3/plan/week/1/day/2/meal/2/swap/1',
  )
})

test('a meal that is not in the week leads back to the week', async () => {
  await openMember('/plan/week/1/day/1/meal/5')
  await screen.findByRole('heading', { level: 1, name: 'There’s no such meal' })
  screen.getByRole('link', { name: 'To the week' })
})

test('guests of a meal are counted, stored at once and said', async () => {
  const MEAL = 'PUT /api/v2/member/weeks/1/days/0/meals/3'
  const { user, server } = await openSoup({ [MEAL]: changed })
  expect(screen.queryByRole('button', { name: 'Guests for this meal' })).toBeNull()
  await showMore()
  await user.click(screen.getByRole('button', { name: 'Guests for this meal' }))
  const field = within(screen.getByRole('group', { name: 'Guests for this meal' }))
  field.getByText('No guests')
  await user.click(field.getByRole('button', { name: 'One guest fewer' }))
  field.getByText('No guests')
  await user.click(field.getByRole('button', { name: 'One guest more' }))
  await user.click(field.getByRole('button', { name: 'One guest more' }))
  field.getByText('2 guests')
  await user.click(field.getByRole('button', { name: 'Save' }))
  await screen.findByText(/2 guests come to this meal/)
  expect(server.callsOf(MEAL).map(({ body }) => body)).toEqual([{ to: 'guests', guests: 2 }])
})

test('amounts for more people reach the list as guests, or as leftovers of a later meal', async () => {
  const MEAL = 'PUT /api/v2/member/weeks/1/days/0/meals/3'
  const LUNCH = 'PUT /api/v2/member/weeks/1/days/2/meals/1'
  const { user, server } = await openSoup({ [MEAL]: changed, [LUNCH]: changed })
  await user.click(first('button', 'One person more'))
  await user.click(first('button', 'One person more'))
  const section = within(screen.getByRole('region', { name: 'Servings on the list' }))
  section.getByText('The list has 2 servings less than this. Whom are they for?')
  await user.click(section.getByRole('button', { name: 'For guests' }))
  await screen.findByText(/2 guests come to this meal/)
  expect(screen.queryByRole('region', { name: 'Servings on the list' })).toBeNull()
  await user.click(first('button', 'One person more'))
  await user.click(screen.getByRole('button', { name: 'Leftovers for Wednesday’s lunch' }))
  await screen.findByText(/Wednesday’s lunch now comes from this pot too/)
  expect(server.callsOf(MEAL).map(({ body }) => body)).toEqual([{ to: 'guests', guests: 2 }])
  expect(server.callsOf(LUNCH).map(({ body }) => body)).toEqual([{ to: 'leftovers', of: { day: 0, meal: 3 } }])
})
