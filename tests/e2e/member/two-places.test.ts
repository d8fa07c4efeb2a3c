import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { DiaryView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import { addDays } from '#domain/time.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { ada, dora } from '../personas/women.ts'
import { type MovedMember, movedMember } from './moved-member.ts'
import { arriveOn, expectPlainWords, shows } from './plan-page.ts'

// A day passes for everyone in the app, so this test has its own.
let app: AppWithDatabase
beforeAll(async () => {
  app = await appWithDatabase()
})
afterAll(() => app.stop())

type Resident = {
  readonly member: MovedMember
  readonly page: Page
  /** g of a pint of beer. */
  readonly pint: number
  readonly hasKilojoules: boolean
  /** The masses of a shopping list. */
  readonly masses: RegExp
}

async function openAt({ member, page }: Resident, path: string, screen: 'today' | 'list', time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${member.today()}T${time}:00Z`))
  await visit(page, `${app.url}/v3/plan${path}`)
  await shows(page, screen)
  if (screen === 'today') await page.waitForSelector('[data-slot]')
  await expectPlainWords(page)
}

const openToday = (resident: Resident, time: string) => openAt(resident, '', 'today', time)
const waitUntilSent = (page: Page) => page.waitForFunction(() => localStorage.getItem('diary') === null)
const eatenOf = (page: Page) => page.textContent('section[aria-label="What was eaten"]')

/** Adds a pint by typing it, and sees what of it is a drink, alcohol and energy. */
async function drinksAPint(resident: Resident): Promise<number> {
  const { member, page, pint, hasKilojoules } = resident
  await openToday(resident, '12:00')
  await page.getByRole('link', { name: 'Add food' }).tap()
  await arriveOn(page, 'addFood')
  await page.fill('input[name=food]', 'pint of beer')
  await page.locator('[data-food="food 93101000"]').tap()
  await page.getByLabel('Unit for Beer').selectOption('pint')
  await page.tap('[data-action=add]')
  await arriveOn(page, 'today')
  await waitUntilSent(page)
  const { entries } = await member.ask<DiaryView>('GET', routes.memberDiary)
  const foods = entries.flatMap(({ record: { eaten } }) => (eaten.kind === 'plate' ? eaten.foods : []))
  expect(foods).toEqual([{ food: '93101000', grams: pint, measure: { unit: 'pint', count: 1 } }])
  expect((await page.textContent('section[aria-labelledby=nutrients]'))?.includes('kJ')).toBe(hasKilojoules)
  const alcohol = await page.getByText(/of alcohol/).textContent()
  return Number(/(\d+).g of alcohol/.exec(alcohol ?? '')?.[1])
}

/** Answers the question about yesterday; it is not asked again, and nothing of that day is to come. */
async function settlesYesterday(resident: Resident, answer: 'settle' | 'settle-none'): Promise<void> {
  const { member, page } = resident
  const yesterday = addDays(member.today(), -1)
  await openToday(resident, '08:00')
  await page.locator(`[data-settle="${yesterday}"] [data-action=${answer}]`).tap()
  await page.waitForSelector('[data-settle]', { state: 'detached' })
  await waitUntilSent(page)
  await openAt(resident, `/day/${yesterday}`, 'today', '08:30')
  expect(await page.locator('[data-settle]').count()).toBe(0)
  expect(await eatenOf(page)).not.toMatch(/to come|not ticked/)
}

test('an American and a British member: a pint, energy and masses are those of their place, and a settled day has nothing to come', async ({
  open,
}) => {
  const [american, british] = [await movedMember(app.url, dora), await movedMember(app.url, ada)]
  const deviceOf = (member: MovedMember) => open({ stored: member.device(), expected: [/other site/] })
  const residents: readonly Resident[] = [
    { member: american, page: await deviceOf(american), pint: 473, hasKilojoules: false, masses: /\d.(?:oz|lb)\b/ },
    { member: british, page: await deviceOf(british), pint: 568, hasKilojoules: true, masses: /\d.k?g\b/ },
  ]
  const pass = async (days: number) => {
    await american.pass(days)
    await british.pass(0)
  }
  const alcohol: number[] = []
  for (const resident of residents) alcohol.push(await drinksAPint(resident))
  const [inAmerica = 0, inBritain = 0] = alcohol
  expect(inAmerica).toBeGreaterThan(10)
  expect(inBritain).toBeGreaterThan(inAmerica)

  await pass(1)
  for (const resident of residents) {
    await settlesYesterday(resident, resident.hasKilojoules ? 'settle-none' : 'settle')
    await openAt(resident, '/list', 'list', '10:00')
    expect(await resident.page.textContent('main')).toMatch(resident.masses)
  }
})
