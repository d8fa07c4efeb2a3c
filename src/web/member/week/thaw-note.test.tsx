import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberExample } from '#web/member/data/member.example.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const week = weekExample(1, memberExample.startsOn)
const thawing = {
  ...week,
  days: week.days.map((day, at) =>
    at === 3 ? { ...day, meals: day.meals.map((meal, place) => (place === 1 ? { ...meal, thaw: 'cod' } : meal)) } : day,
  ),
}
const open = (day: number) => openMember(`/plan/week/1/day/${day}`, { 'GET /api/v2/member/weeks/1': ok(thawing) })

test('the day before says what leaves the freezer, and for which meal', async () => {
  await open(3)
  expect((await screen.findByText(/^Move from the freezer to the fridge today/)).textContent).toMatch(/: cod\.$/)
})

test('the day itself says that it was frozen, and other days say nothing', async () => {
  await open(4)
  await screen.findByText('From the freezer: cod')
  expect(screen.queryByText(/^Move from the freezer/)).toBeNull()
})
