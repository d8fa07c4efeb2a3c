import { act, cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { addDays } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { openApp, storeConfirmation } from './app.fixture.tsx'
import { storeConditions } from './device/conditions.ts'
import { storeOrder } from './device/stored-order.ts'
import { today } from './device/today.ts'
import { chooseUnits } from './device/units-store.ts'
import { memberExample } from './member/data/member.example.ts'
import { openMember } from './member/member.fixture.tsx'
import { paidOrder } from './pay/order/order.example.ts'
import { payReplies } from './pay/pay-page.fixture.tsx'
import { ok, stubServer } from './stub-server.fixture.ts'

const MASSES = /(?:(\d+(?:\.\d+)?)–)?(\d+(?:\.\d+)?)\s?(?:kg|lb)/g
/** The weights in a text, both ends of a range among them. */
const massesIn = (text: string): readonly number[] =>
  [...text.matchAll(MASSES)].flatMap(([, low, high]) =>
    [low, high].flatMap((end) => (end === undefined ? [] : Number(end))),
  )
/** The ranges of weights in a text, each as it is written. */
const rangesIn = (text: string) => text.match(/\d+(?:\.\d+)?–\d+(?:\.\d+)?\s?(?:kg|lb)/g) ?? []
const pageText = () => document.querySelector('main')?.textContent ?? ''

/** What the forecast's page says to these answers, its table and the marks of its chart included. */
async function forecastSays(hero: Hero, units: UnitSystem) {
  storeConditions(['NONE'])
  openApp('/woman/finally-plan', hero)
  act(() => chooseUnits(units))
  await screen.findByRole('heading', { level: 1, name: /half of people like you weigh/ })
  // The rows of the table come once the browser is idle.
  await screen.findAllByRole('rowheader', { hidden: true })
  const half = screen.queryByText('Half of people like you reach it')?.nextElementSibling?.textContent
  const said = { text: pageText(), half }
  cleanup()
  return said
}

/** What is said about the forecast beside the prices: its caption, and all of it with the labels of the drawing. */
async function paySays(hero: Hero, units: UnitSystem) {
  storeConfirmation(hero)
  stubServer(payReplies)
  openApp('/woman/pay', hero)
  act(() => chooseUnits(units))
  const title = await screen.findByText(/^(By .*, half of people like you$|Your goal, around|What a year brings)/)
  return { caption: title.parentElement?.textContent ?? '', all: pageText() }
}

const { eventDate: _, ...withoutDay } = exampleHero
const noEvent: Hero = { ...withoutDay, weight: 80.4, importantEventComingUp: 'NO_EVENTS' }
const eventIn = (days: number): Hero => ({
  ...noEvent,
  importantEventComingUp: 'WEDDING',
  eventDate: addDays(today(), days),
})
const units = ['metric', 'imperial'] as const
const each = (heroes: Readonly<Record<string, Hero>>) =>
  Object.entries(heroes).flatMap(([name, hero]) => units.map((system) => ({ name, hero, system })))

test.each(
  each({
    'an event in two weeks': eventIn(14),
    'an event in six weeks': eventIn(42),
    'an event in half a year': eventIn(190),
    'an event in more than a year': eventIn(500),
    'a goal that half never reach': { ...noEvent, goalWeight: 57 },
  }),
)('the pay page says the weights that the forecast said: $name, $system', async ({ hero, system }) => {
  const forecast = await forecastSays(hero, system)
  const pay = await paySays(hero, system)
  const said = rangesIn(pay.caption)
  expect(said).toHaveLength(1)
  expect(rangesIn(forecast.text)).toEqual(expect.arrayContaining([...said]))
  expect(massesIn(forecast.text)).toEqual(expect.arrayContaining([...massesIn(pay.all)]))
})

test.each(each({ 'a goal nearby': { ...noEvent, goalWeight: 78 } }))(
  'the pay page names no day of a goal that the forecast says half do not reach within a year: $system',
  async ({ hero, system }) => {
    expect((await forecastSays(hero, system)).half).toBe('not within a year')
    expect((await paySays(hero, system)).caption).toMatch(/^What a year brings/)
  },
)

const FORECAST = /people like you|one in ten|four in five|\d\s?(kg|lb)/i

test.each(units)('the page after a payment states no figure of the forecast: %s', async (system) => {
  storeConditions(['NONE'])
  storeOrder({ id: paidOrder.id, secret: 's'.repeat(43), challenge: null })
  stubServer({ [`GET /api/v2/orders/${paidOrder.id}`]: ok(paidOrder) })
  openApp('/complete', exampleHero)
  act(() => chooseUnits(system))
  await screen.findByRole('link', { name: 'Open my forecast' })
  expect(pageText()).not.toMatch(FORECAST)
})

test.each(units)('the first page of the plan states no figure of the forecast: %s', async (system) => {
  const { settings } = memberExample
  const member = { ...memberExample, startsOn: today(), settings: { ...settings, units: system } }
  await openMember('/plan', { 'GET /api/v2/member': ok(member) })
  await screen.findAllByRole('heading', { level: 2 })
  expect(pageText()).not.toMatch(FORECAST)
})
