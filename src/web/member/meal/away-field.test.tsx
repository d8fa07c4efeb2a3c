import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WeekView } from '#domain/api/member/week.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { changed, openMember, showMore } from '#web/member/member.fixture.tsx'
import { familyWeek } from '#web/member/table/family-week.example.ts'
import { familyKitchen } from '#web/member/table/kitchen.example.ts'
import { ok } from '#web/stub-server.fixture.ts'

const MEAL = '/plan/week/1/day/1/meal/4'
const CHANGE = 'PUT /api/v2/member/weeks/1/days/0/meals/3'
const WEEK = 'GET /api/v2/member/weeks/1'
const inFuture = (week: WeekView): WeekView => ({
  ...week,
  days: week.days.map((day, at) => ({ ...day, date: `2099-01-0${at + 1}` })),
})
const week = inFuture(weekExample(1, memberExample.startsOn))
const away = (kcal: number): WeekView => ({
  ...week,
  days: week.days.map((day, at) => ({
    ...day,
    meals: day.meals.map((meal, place) =>
      at === 0 && place === 3 ? { ...meal, away: kcal, dishes: [], figures: { ...meal.figures, energy: kcal } } : meal,
    ),
  })),
})

test('a meal is eaten out, in three sizes or with a number, or skipped', async () => {
  const { user, server } = await openMember(MEAL, { [WEEK]: ok(week), [CHANGE]: changed })
  await showMore()
  const open = async () => user.click(await screen.findByRole('button', { name: 'Not at home for this meal' }))
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  await open()
  expect(screen.getAllByRole('radio', { name: /^I / })).toHaveLength(5)
  await user.click(screen.getByRole('radio', { name: /as much as usual, about \d/ }))
  await save()
  await screen.findByText(/You eat .* elsewhere\./)
  await open()
  await user.click(screen.getByRole('radio', { name: 'I skip it' }))
  await save()
  await open()
  await user.click(screen.getByRole('radio', { name: 'I eat out: I know the number' }))
  await save()
  await user.type(screen.getByRole('textbox', { name: 'Energy in kcal' }), '850')
  await save()
  const usual = Math.round((week.days[0]?.meals[3]?.figures.energy ?? 0) / 10) * 10
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([
    { to: 'away', kcal: usual },
    { to: 'away', kcal: 0 },
    { to: 'away', kcal: 850 },
  ])
})

test('at a table it is asked who is not at home', async () => {
  const { user, server } = await openMember(MEAL, {
    ...{ [WEEK]: ok(inFuture(familyWeek())), [CHANGE]: changed },
    'GET /api/v2/member/household': ok(familyKitchen),
  })
  await showMore()
  await user.click(await screen.findByRole('button', { name: 'Not at home for this meal' }))
  await user.click(screen.getByRole('radio', { name: 'I skip it' }))
  await user.click(within(screen.getByRole('group', { name: 'Who isn’t at home?' })).getByText('Only me'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ to: 'away', kcal: 0, for: 'me' }])
})

test('the page of such a meal brings it back home, and its day says what it comes to', async () => {
  const { user, server } = await openMember(MEAL, { [WEEK]: ok(away(700)), [CHANGE]: changed })
  await screen.findByRole('heading', { level: 1, name: /^Eating out, about 700.kcal$/ })
  await user.click(screen.getByRole('button', { name: 'At home after all' }))
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ to: 'home' }])
})

test('a day and a week show what is skipped, and a day that cannot make up for it says so', async () => {
  const short = { ...away(0), days: away(0).days.map((day) => ({ ...day, figures: { ...day.figures, energy: 1300 } })) }
  await openMember('/plan/week/1/day/1', { [WEEK]: ok(short) })
  const link = await screen.findByRole('link', { name: /Dinner\s*Skipped/ })
  expect(link.getAttribute('href')).toBe(`/v3${MEAL}`)
  screen.getByText(/The day comes to 1,300.kcal instead of/)
})
