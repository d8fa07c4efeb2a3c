import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnDishOffer } from '#domain/api/member/own-dishes.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { changed, openMember, showMore } from '#web/member/member.fixture.tsx'
import { familyWeek } from '#web/member/table/family-week.example.ts'
import { familyKitchen } from '#web/member/table/kitchen.example.ts'
import { ok } from '#web/stub-server.fixture.ts'

const MEAL = '/plan/week/1/day/1/meal/4'
const CHANGE = 'PUT /api/v2/member/weeks/1/days/0/meals/3'
const OFFERS = 'GET /api/v2/member/weeks/1/days/0/meals/3/own-dishes'
const WEEK = 'GET /api/v2/member/weeks/1'
const inFuture = (week: WeekView): WeekView => ({
  ...week,
  days: week.days.map((day, at) => ({ ...day, date: `2099-01-0${at + 1}` })),
})
const week = inFuture(weekExample(1, memberExample.startsOn))
const chilli: OwnDishOffer = {
  ...{ code: '0198c3a1-7c1e-4a53-9d1c-0123456789ab', name: 'My chili', grams: 450, energy: 560 },
  ...{ unknown: [], avoided: [], forAll: false },
}
const pizza: OwnDishOffer = {
  ...chilli,
  code: '0198c3a1-7c1e-4a53-9d1c-0123456789ac',
  name: 'Pizza',
  unknown: ['Pizza'],
}
const offers = ok({ dishes: [chilli, pizza] })
const openField = 'One of your own dishes'

test('one of the member’s own dishes is put in the place of a meal; what cannot be checked cannot be chosen', async () => {
  const { user, server } = await openMember(MEAL, { [WEEK]: ok(week), [OFFERS]: offers, [CHANGE]: changed })
  await showMore()
  await user.click(await screen.findByRole('button', { name: openField }))
  const mine = await screen.findByRole('radio', { name: /My chili.*450.g, about 560.kcal/ })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Can’t be checked: Pizza/ }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Put it there' }))
  expect(server.callsOf(CHANGE)).toEqual([])
  await user.click(mine)
  await user.click(screen.getByRole('button', { name: 'Put it there' }))
  await screen.findByText(/Your own dish is in the place of/)
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ to: 'own', code: chilli.code }])
})

test('at a table it is for the own plate, or for everybody who may eat it', async () => {
  const { user, server } = await openMember(MEAL, {
    ...{ [WEEK]: ok(inFuture(familyWeek())), [OFFERS]: offers, [CHANGE]: changed },
    'GET /api/v2/member/household': ok(familyKitchen),
  })
  await showMore()
  await user.click(await screen.findByRole('button', { name: openField }))
  const whom = within(await screen.findByRole('group', { name: 'Who eats it?' }))
  await user.click(whom.getByText('Everybody'))
  await screen.findByText('Not everybody at the table can eat it.')
  await user.click(whom.getByText('Only me'))
  await user.click(screen.getByRole('radio', { name: /My chili/ }))
  await user.click(screen.getByRole('button', { name: 'Put it there' }))
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ to: 'own', code: chilli.code, for: 'me' }])
})

test('its page says whose it is and what is in it, and brings the planned dish back', async () => {
  const own = {
    name: 'My chili',
    grams: 450,
    code: chilli.code,
    foods: [{ food: 'onion', name: 'Onion', amount: '50 g', grams: 50 }],
  }
  const shown: WeekView = {
    ...week,
    days: week.days.map((day, at) => ({
      ...day,
      meals: day.meals.map((meal, place) =>
        at === 0 && place === 3 ? { ...meal, dishes: [], away: meal.figures.energy, own } : meal,
      ),
    })),
  }
  const { user, server } = await openMember(MEAL, { [WEEK]: ok(shown), [CHANGE]: changed })
  await screen.findByRole('heading', { level: 1, name: 'My chili' })
  screen.getByText('Your own dish')
  screen.getByText('Onion')
  await user.click(screen.getByRole('button', { name: 'Back to what was planned' }))
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ to: 'home' }])
})
