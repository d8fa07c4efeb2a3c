import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { addDays } from '#domain/time.ts'
import { openStep } from './app.fixture.tsx'
import { storeConditions } from './device/conditions.ts'
import { today } from './device/today.ts'
import { memberExample } from './member/data/member.example.ts'
import { openMember } from './member/member.fixture.tsx'
import { ok } from './stub-server.fixture.ts'

const text = (element: Element): string => (element.textContent ?? '').replaceAll('\u202f', ' ')

/** The rows of the table on the page, each as its cells. */
function rowsShown(): readonly (readonly string[])[] {
  const table = within(screen.getByRole('table', { hidden: true }))
  return table
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(text))
}

/** Days of the forecast's table that a member has a weight on. */
const DAYS = [0, 28, 84, 168]

test('the weight page of a member shows the bands that the forecast showed before they paid', async () => {
  storeConditions(['NONE'])
  await openStep('finally-plan', exampleHero)
  await screen.findByRole('heading', { level: 1, name: /half of people like you weigh/ })
  // The rows of the table come once the browser is idle.
  await screen.findAllByRole('rowheader', { hidden: true })
  const promised = rowsShown().filter((_, index) => DAYS.includes(28 * index))
  cleanup()
  const startsOn = today()
  // As long as nothing was learnt from the log, the page compares it with the forecast.
  const weights = DAYS.map((day) => ({ day: addDays(startsOn, day), kg: 79.5 - day / 60 }))
  await openMember('/plan/weight', {
    'GET /api/v2/member': ok({ ...memberExample, startsOn }),
    'GET /api/v2/member/weights': ok({ weights }),
  })
  await screen.findByRole('heading', { level: 2, name: 'Log a weight' })
  const kept = rowsShown().toReversed()
  expect(promised).toHaveLength(DAYS.length)
  // Day, half of people, four in five, plan kept every day; the weight page has the logged weight and its average before them.
  const figures = (row: readonly string[]) =>
    row
      .join(' ')
      .match(/\d+(\.\d+)?/g)
      ?.map(Number) ?? []
  for (const [index, [, , , plan, half, most]] of kept.entries()) {
    const shown = figures([half ?? '', most ?? '', plan ?? ''])
    const before = figures(promised[index]?.slice(1) ?? [])
    expect(shown).toHaveLength(5)
    // The forecast rounds wide bands to whole kilograms.
    for (const [at, mass] of shown.entries()) expect(Math.abs(mass - (before[at] ?? 0))).toBeLessThanOrEqual(0.55)
  }
})
