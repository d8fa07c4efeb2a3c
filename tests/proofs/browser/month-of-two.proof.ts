import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { DiaryEntry, DiaryView, Eatable } from '#domain/api/member/diary.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import type { Product } from '#domain/product/product.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { type AppWithDatabase, appWithDatabase } from '#tests/e2e/app-with-database.ts'
import { test } from '#tests/e2e/browser.ts'
import { goWithin, visit } from '#tests/e2e/hydration.ts'
import { type MovedMember, movedMember } from '#tests/e2e/member/moved-member.ts'
import { arriveOn, expectMessage, expectPlainWords, shows } from '#tests/e2e/member/plan-page.ts'
import { ada, dora } from '#tests/e2e/personas/women.ts'
import { parseCsv } from '../../../tools/foods/parse-csv.ts'
import { countProven } from '../proven.ts'

// A month passes for everyone in the app, so this proof has its own.
let app: AppWithDatabase
beforeAll(async () => {
  app = await appWithDatabase()
})
afterAll(() => app.stop())

const DAYS = 30
const BEER = '93101000'
const BARCODE = '4006381333931'

/** kcal and grams of alcohol in 100 g, straight from the sources. */
const sources = new Map(
  parseCsv(readFileSync(`${import.meta.dirname}/../../../tools/foods/sources/foods.csv`, 'utf8')).map(
    ({ id = '', kcal = '', alcohol_g: alcohol = '' }) =>
      [id, { kcal: Number(kcal), alcohol: Number(alcohol) }] as const,
  ),
)
const kcalOf = (food: string): number =>
  (isIngredientId(food) ? ingredient(food).per100g.kcal : sources.get(food)?.kcal) ?? Number.NaN

const crackers = {
  name: 'Rye crisps',
  basis: { per: '100', unit: 'g', serving: 30 },
  values: { energy: 340, fat: 1.5, carbs: 72, protein: 9 },
} as const
const chili: Product = {
  name: 'My chili',
  basis: { per: '100', unit: 'g', serving: 350 },
  values: { energy: 110, protein: 8, carbs: 10, fat: 4 },
  dish: { made: 1800, foods: [{ food: 'kidney-beans', grams: 480 }] },
}

type Resident = {
  readonly member: MovedMember
  readonly page: Page
  /** The own dish, as a product of one's own. */
  readonly dish: string
  /** g of a pint of beer. */
  readonly pint: number
  readonly hasKilojoules: boolean
  /** The masses of a shopping list. */
  readonly masses: RegExp
}

type Way = 'anew' | 'within'

/** Opens an address at a time of the day: anew, as an app that was closed, or by a link of the page that is open. */
async function openAt(
  { member, page }: Resident,
  path: string,
  { screen = 'today', time, way = 'anew' }: { screen?: 'today' | 'list'; time: string; way?: Way },
): Promise<void> {
  await page.clock.setFixedTime(new Date(`${member.today()}T${time}:00Z`))
  if (way === 'anew') await visit(page, `${app.url}/v3/plan${path}`)
  else await goWithin(page, `/v3/plan${path}`, `plan-${screen}`)
  await shows(page, screen)
  if (screen === 'today') await page.waitForSelector('[data-slot]')
  await expectPlainWords(page)
}
const waitUntilSent = (page: Page) => page.waitForFunction(() => localStorage.getItem('diary') === null)
const leftOf = (page: Page) => page.textContent('section[aria-label="What’s left of the day"]')
const eatenOf = (page: Page) => page.textContent('section[aria-label="What was eaten"]')

/** Writes something eaten as another device would. */
async function log({ member }: Resident, eaten: Eatable): Promise<void> {
  const record = { kind: 'entry', day: member.today(), eaten } as const
  const changes = [{ id: randomUUID(), changedAt: new Date().toISOString(), record }]
  await member.ask('PUT', routes.memberDiary, {}, { changes })
}

async function findsBySearch({ page }: Resident, typed: string): Promise<void> {
  await page.getByRole('link', { name: 'Add food' }).tap()
  await arriveOn(page, 'addFood')
  await page.fill('input[name=food]', typed)
  await page.locator('[data-food^="food "]').first().tap()
  await page.tap('[data-action=add]')
  await arriveOn(page, 'today')
  await waitUntilSent(page)
}

async function scansAKnownPack({ page }: Resident): Promise<void> {
  await page.getByRole('link', { name: 'Add food' }).tap()
  await arriveOn(page, 'addFood')
  await page.locator('[data-way=barcode] summary').tap()
  await page.fill('[data-way=barcode] input[name=barcode]', BARCODE)
  await page.tap('[data-way=barcode] [data-action=find]')
  await page.fill('input[name=amount]', '1')
  await page.tap('[data-action=log]')
  await arriveOn(page, 'today')
  await waitUntilSent(page)
}

const entriesOn = async ({ member }: Resident, day: IsoDate): Promise<readonly DiaryEntry[]> =>
  (await member.ask<DiaryView>('GET', routes.memberDiary)).entries.filter(
    ({ record }) => record.kind === 'entry' && record.day === day,
  )

/** Copies all of yesterday to today, besides what stands in for planned meals. */
async function copiesYesterday(resident: Resident): Promise<void> {
  const { page, member } = resident
  const yesterday = addDays(member.today(), -1)
  const energyOf = (entries: readonly DiaryEntry[]) => entries.reduce((all, { figures }) => all + figures.energy, 0)
  const before = energyOf(await entriesOn(resident, member.today()))
  await openAt(resident, `/day/${yesterday}`, { time: '12:30' })
  await page.getByRole('button', { name: 'Copy this day to another' }).tap()
  await page.locator('[data-action=copy]').tap()
  await expectMessage(page, /^Everything copied/)
  await waitUntilSent(page)
  const copied = await entriesOn(resident, yesterday)
  const added = energyOf(await entriesOn(resident, member.today())) - before
  // A meal is copied dish by dish, each rounded.
  expect(Math.abs(added - energyOf(copied))).toBeLessThanOrEqual(2 * copied.length)
}

/** kcal of an entry from the sources, the pack or the week, never from what the diary stored. */
async function recomputed({ member }: Resident, { record: { eaten }, figures }: DiaryEntry): Promise<number> {
  switch (eaten.kind) {
    case 'plate':
      return Math.round(eaten.foods.reduce((sum, { food, grams }) => sum + (kcalOf(food) * grams) / 100, 0))
    case 'number':
      return eaten.energy
    case 'product': {
      const { values, basis } = eaten.product
      const { in: unit, count } = eaten.amount
      return Math.round((values.energy * (unit === 'unit' ? count : count * (basis.serving ?? Number.NaN))) / 100)
    }
    case 'meal': {
      const { week, day, meal } = eaten.place
      const { days } = await member.ask<WeekView>('GET', routes.memberWeek, { week })
      const planned = days[day]?.meals[meal]?.dishes.reduce((sum, { figures }) => sum + figures.energy, 0)
      return Math.round((planned ?? Number.NaN) * eaten.times)
    }
    case 'dish':
      // A copied meal of the plan, which is no longer at its place.
      return figures.energy
    default:
      return 0
  }
}

/** What stands on the page of a day that is over is the sum of what was eaten, found another way. */
async function countsRight(resident: Resident, day: IsoDate, isSettled: boolean): Promise<void> {
  const { page, hasKilojoules } = resident
  await openAt(resident, `/day/${day}`, { time: '08:30', way: 'within' })
  const entries = await entriesOn(resident, day)
  for (const entry of entries)
    expect(Math.abs(entry.figures.energy - (await recomputed(resident, entry)))).toBeLessThanOrEqual(1)
  const sum = entries.reduce((all, { figures }) => all + figures.energy, 0)
  const said = (await eatenOf(page)) ?? ''
  expect(said).not.toMatch(/to come/)
  expect(Number(/([\d,]+).kcal eaten/.exec(said)?.[1]?.replaceAll(',', ''))).toBe(sum)
  expect(await page.locator('[data-settle]').count(), `${day}: ${said}`).toBe(isSettled ? 0 : 1)
  expect(/not ticked/.test(said)).toBe(!isSettled)
  // A weight is made up for only by what is known.
  if (!isSettled) expect(await page.locator('[data-action=balance]').count()).toBe(0)
  expect((await page.textContent('section[aria-labelledby=nutrients]'))?.includes('kJ')).toBe(hasKilojoules)
  const drunk = entries.flatMap(({ record: { eaten } }) => (eaten.kind === 'plate' ? eaten.foods : []))
  const alcohol = drunk.reduce((all, { food, grams }) => all + ((sources.get(food)?.alcohol ?? 0) * grams) / 100, 0)
  const shown = /(\d+).g of alcohol/.exec((await page.textContent('main')) ?? '')?.[1]
  expect(Math.abs(Number(shown ?? 0) - alcohol)).toBeLessThanOrEqual(1)
}

/**
 * In the evening nothing is balanced before it is known what was eaten; one tap settles what is past, unless a copied day
 * stands for it. Returns whether the day is settled: a late snack may still be to come.
 */
async function endsTheDay(resident: Resident, hasCopied: boolean): Promise<boolean> {
  const { member, page } = resident
  await openAt(resident, '', { time: '23:30' })
  const isAsked = /not ticked/.test((await leftOf(page)) ?? '')
  if (!hasCopied) expect(isAsked).toBe(true)
  if (isAsked) {
    expect(await page.locator('[data-action=balance]').count()).toBe(0)
    await page.locator(`[data-settle="${member.today()}"] [data-action=settle]`).tap()
    await page.waitForSelector(`[data-settle="${member.today()}"]`, { state: 'detached' })
    await waitUntilSent(page)
    expect(await leftOf(page)).not.toMatch(/not ticked/)
  }
  return /\D0.kcal in meals to come/.test((await leftOf(page)) ?? '')
}

/** A day of food; returns whether it was settled in its evening. */
async function livesADay(resident: Resident, at: number): Promise<boolean> {
  const { page, masses, pint, dish } = resident
  if (at % 4 === 0 || at % 6 === 2) await openAt(resident, '', { time: '12:00', way: at === 0 ? 'anew' : 'within' })
  if (at % 4 === 0) await findsBySearch(resident, ['latte', 'pizza', 'oatmeal', 'toast'][(at / 4) % 4] ?? 'latte')
  if (at % 6 === 2) await scansAKnownPack(resident)
  if (at % 2 === 1)
    await log(resident, {
      kind: 'plate',
      foods: [{ food: BEER, grams: pint, measure: { unit: 'pint', count: 1 } }],
    })
  if (at % 3 === 1)
    await log(resident, { kind: 'product', code: dish, product: chili, amount: { in: 'unit', count: 350 } })
  const hasCopied = at % 7 === 3
  if (hasCopied) await copiesYesterday(resident)
  if (at % 7 === 5) {
    await openAt(resident, '/list', { screen: 'list', time: '15:00' })
    expect(await page.textContent('main')).toMatch(masses)
  }
  // The first evening asks nothing: a plan that was bought today has no meals of today to ask about.
  return hasCopied || (at > 0 && at % 3 === 0) ? endsTheDay(resident, hasCopied) : false
}

/** Answers the question of the next morning, or leaves it. Returns whether the day is settled then. */
async function answersInTheMorning(resident: Resident, at: number, isSettled: boolean): Promise<boolean> {
  const { member, page } = resident
  const yesterday = addDays(member.today(), -1)
  await openAt(resident, '', { time: '08:00' })
  const card = page.locator(`[data-settle="${yesterday}"]`)
  if (isSettled) {
    expect(await card.count()).toBe(0)
    return true
  }
  await card.waitFor()
  if (at % 5 === 4) return false
  await card.locator(`[data-action=${at % 2 === 0 ? 'settle' : 'settle-none'}]`).tap()
  await card.waitFor({ state: 'detached' })
  await waitUntilSent(page)
  return true
}

test('a month of an American and a British member: days settle, sums are right, and measures are those of their place', async ({
  open,
  task,
}) => {
  const places = [
    { persona: dora, pint: 473, hasKilojoules: false, masses: /\d.(?:oz|lb)\b/ },
    { persona: ada, pint: 568, hasKilojoules: true, masses: /\d.k?g\b/ },
  ]
  const residents: Resident[] = []
  for (const { persona, ...place } of places) {
    const member = await movedMember(app.url, persona)
    const page = await open({ stored: member.device(), expected: [/other site/] })
    const dish = randomUUID()
    const keep = (code: string, product: object) =>
      member.ask(
        'PUT',
        routes.memberProduct,
        { code },
        { product, changedAt: new Date().toISOString(), asPrinted: true },
      )
    await keep(dish, chili)
    await keep(BARCODE.padStart(14, '0'), crackers)
    residents.push({ ...place, member, page, dish })
  }
  let settled = 0
  for (let at = 0; at < DAYS; at++) {
    const evenings: boolean[] = []
    for (const resident of residents) evenings.push(await livesADay(resident, at))
    for (const [index, { member }] of residents.entries()) await member.pass(index === 0 ? 1 : 0)
    for (const [index, resident] of residents.entries()) {
      const isSettled = await answersInTheMorning(resident, at, evenings[index] === true)
      await countsRight(resident, addDays(resident.member.today(), -1), isSettled)
      if (isSettled) settled++
    }
  }
  countProven(task, { 'days of two members': 2 * DAYS, 'days settled': settled })
})
