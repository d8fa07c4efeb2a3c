import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { DiaryView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import { bitmapFile } from '#tests/barcodes/bitmap-file.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { barcodeExamples } from '#web/member/barcode/reading/barcode-set.fixture.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { type MovedMember, movedMember } from './moved-member.ts'
import { arriveOn, expectMessage, expectPlainWords, shows } from './plan-page.ts'

// A month passes for everyone in the app, so this test has its own.
let app: AppWithDatabase
beforeAll(async () => {
  app = await appWithDatabase()
})
afterAll(() => app.stop())

async function openToday(page: Page, member: MovedMember, time = '12:00'): Promise<void> {
  await page.clock.setFixedTime(new Date(`${member.today()}T${time}:00Z`))
  await visit(page, `${app.url}/v3/plan`)
  await shows(page, 'today')
  await page.waitForSelector('[data-slot]')
}

const diaryOf = (page: Page): Promise<DiaryView> =>
  page.evaluate(async (address) => (await fetch(address)).json(), routes.memberDiary)
const entriesOf = async (page: Page, day: string) =>
  (await diaryOf(page)).entries.filter(({ record }) => record.kind === 'entry' && record.day === day)
/** Waits until the server has every entry from the device. */
const waitUntilSent = (page: Page) => page.waitForFunction(() => localStorage.getItem('diary') === null)

const number = (text: string | undefined) => Number(text?.replaceAll(',', '') ?? Number.NaN)

/** The energies on the card about the rest of the day; its parts always add up to the target. */
async function balance(page: Page): Promise<{ target: number; eaten: number; toCome: number }> {
  const said = (await page.textContent('section[aria-label="What’s left of the day"]')) ?? ''
  const target = number(/of ([\d,]+).kcal/.exec(said)?.[1])
  const [, eaten, unsaid = '0', toCome, rest, sign] =
    /([\d,]+).kcal eaten · (?:([\d,]+).kcal in meals not ticked · )?([\d,]+).kcal in meals to come · ([\d,]+).kcal (free|above)/.exec(
      said,
    ) ?? []
  const free = sign === 'above' ? -number(rest) : number(rest)
  expect(number(eaten) + number(unsaid) + number(toCome) + free).toBe(target)
  return { target, eaten: number(eaten), toCome: number(toCome) }
}

/** The energy eaten on a day that is over. */
async function eatenBefore(page: Page): Promise<number> {
  const said = (await page.textContent('section[aria-label="What was eaten"]')) ?? ''
  expect(said).not.toMatch(/to come|left/)
  return number(/([\d,]+).kcal eaten/.exec(said)?.[1])
}

const check = (page: Page, slot: string) => page.locator(`[data-slot=${slot}] [data-action=toggle-eaten]`)

async function cooksAndEats(page: Page): Promise<void> {
  const before = await balance(page)
  await page.getByRole('link', { name: /^(Cook now|Get it ready)$/ }).tap()
  await arriveOn(page, 'cook')
  expect(await violationsOn(page)).toEqual([])
  await page.tap('[data-action=step-next]')
  await page.waitForSelector('main[data-screen="1"] h1:has-text("Step 1 of")')
  expect(await violationsOn(page)).toEqual([])
  while ((await page.locator('[data-action=step-next]').count()) > 0) await page.keyboard.press('ArrowRight')
  await page.tap('[data-action=eaten]')
  await arriveOn(page, 'today')
  await expectMessage(page, 'Eaten: ')
  const after = await balance(page)
  expect(after.eaten).toBeGreaterThan(before.eaten)
  expect(after.toCome).toBeLessThan(before.toCome)
}

async function skipsAndEatsSomethingElse(page: Page): Promise<void> {
  await page.locator('[data-slot=LUNCH] button[aria-expanded]').tap()
  await page.locator('[data-slot=LUNCH] [data-action=skip]').tap()
  await page.waitForSelector('[data-slot=LUNCH][data-state=skipped]')
  await page.getByRole('link', { name: 'Something else instead' }).tap()
  await arriveOn(page, 'addFood')
  await page.fill('input[name=food]', 'bananna')
  await page.tap('[data-food="food banana"]')
  await page.tap('[data-action=add]')
  await arriveOn(page, 'today')
  await page.waitForSelector('[data-entry]:has-text("Banana")')
  expect((await balance(page)).eaten).toBeGreaterThan(0)
}

/** Scans a pack that no member has scanned before, types its figures, and eats some of it. */
async function scansAPack(page: Page): Promise<void> {
  const example = barcodeExamples.find(({ kind }) => kind === 'flat')
  if (example === undefined) throw new Error('There is no flat example.')
  const before = await balance(page)
  await page.getByRole('link', { name: 'Add food' }).tap()
  await arriveOn(page, 'addFood')
  await page.getByText('Scan a barcode').tap()
  const picture = { name: 'pack.bmp', mimeType: 'image/bmp', buffer: bitmapFile(example.image()) }
  await page.setInputFiles('input[name=picture]', picture)
  await page.fill('input[name=name]', 'Rye crisps')
  for (const [field, value] of Object.entries({ energy: '340', fat: '1.5', carbs: '72', protein: '9' })) {
    await page.fill(`input[name=${field}]`, value)
  }
  await page.tap('[data-action=pack-done]')
  await page.fill('input[name=amount]', '30')
  await page.tap('[data-action=log]')
  await arriveOn(page, 'today')
  await page.waitForSelector('[data-entry]:has-text("Rye crisps")')
  expect((await balance(page)).eaten).toBe(before.eaten + 102)
}

/**
 * Eats far more than planned and asks for smaller portions of the remaining meals; the parts still add up, and it is
 * undone.
 */
async function balancesTheWeek(page: Page): Promise<void> {
  await page.locator('[data-slot=LUNCH] button[aria-expanded]').tap()
  await page.locator('[data-slot=LUNCH] [data-share="2"]').tap()
  const full = await balance(page)
  await page.tap('[data-action=balance]')
  await page.waitForSelector('section[data-proposal] li')
  expect(await violationsOn(page)).toEqual([])
  await expectPlainWords(page)
  await page.tap('[data-action=smaller-portions]')
  await expectMessage(page, 'The portions to come are a little smaller.')
  const smaller = await balance(page)
  expect(smaller.toCome).toBeLessThan(full.toCome)
  await waitUntilSent(page)
  await page.reload()
  await shows(page, 'today')
  await page.waitForSelector('[data-action=full-portions]')
  expect(await balance(page)).toEqual(smaller)
  await page.tap('[data-action=full-portions]')
  expect((await balance(page)).toCome).toBe(full.toCome)
  await waitUntilSent(page)
}

test('a month of a member: cooks, eats, skips, scans, balances the week, logs without a network, and corrects yesterday', async ({
  open,
}) => {
  const member = await movedMember(app.url)
  const page = await open({
    stored: member.device(),
    expected: [/other site/, /ERR_INTERNET_DISCONNECTED/, /console: Failed to load resource/],
  })
  await openToday(page, member)
  expect(await violationsOn(page)).toEqual([])
  await expectPlainWords(page)
  await cooksAndEats(page)
  await page.tap('[data-action=drink]')
  await waitUntilSent(page)
  const first = await entriesOf(page, member.today())
  expect(first.map(({ record }) => record.eaten.kind).toSorted()).toEqual(['drink', 'meal'])

  await member.pass(1)
  await openToday(page, member)
  await skipsAndEatsSomethingElse(page)
  await scansAPack(page)
  await waitUntilSent(page)

  await member.pass(1)
  await openToday(page, member, '09:00')
  await balancesTheWeek(page)
  const online = await entriesOf(page, member.today())

  // Without a network nothing is lost, and the page says where the entries are.
  await page.context().setOffline(true)
  await check(page, 'BREAKFAST').tap()
  await page.tap('[data-action=drink]')
  await page.waitForSelector('[role=status]:has-text("2 entries are only on this device")')
  const offline = await balance(page)
  await page.context().setOffline(false)
  await waitUntilSent(page)
  expect(await balance(page)).toEqual(offline)
  expect(await entriesOf(page, member.today())).toHaveLength(online.length + 2)

  // Yesterday is corrected a day later.
  const yesterday = member.today()
  await member.pass(1)
  await openToday(page, member)
  await page.getByRole('link', { name: /Yesterday/ }).tap()
  await page.waitForSelector('h1:has-text("Yesterday")')
  const before = await eatenBefore(page)
  // What was not ticked is asked about once, and one tap settles it.
  await page.tap('[data-action=settle]')
  await page.waitForSelector('[data-settle]', { state: 'detached' })
  await page.locator('[data-slot=BREAKFAST] button[aria-expanded]').tap()
  await page.locator('[data-slot=BREAKFAST] [data-share="0.5"]').tap()
  await waitUntilSent(page)
  const mended = await entriesOf(page, yesterday)
  const energy = mended.reduce((sum, { figures }) => sum + figures.energy, 0)
  expect(await eatenBefore(page)).toBe(energy)
  expect(before).not.toBe(energy)
  expect(await page.textContent('section[aria-label="What was eaten"]')).not.toMatch(/not ticked/)

  // Weeks pass with an occasional tap; food that was eaten often is one tap away.
  for (const days of [10, 10]) {
    await member.pass(days)
    await openToday(page, member)
    await check(page, 'BREAKFAST').tap()
    await page.getByRole('link', { name: 'Add food' }).tap()
    await arriveOn(page, 'addFood')
    await page
      .getByRole('region', { name: 'Recent' })
      .getByRole('button', { name: /Banana/ })
      .tap()
    await page.tap('[data-action=add]')
    await arriveOn(page, 'today')
    await waitUntilSent(page)
    const eaten = await entriesOf(page, member.today())
    expect(eaten).toHaveLength(2)
    expect((await balance(page)).eaten).toBe(eaten.reduce((sum, { figures }) => sum + figures.energy, 0))
  }
  expect((await diaryOf(page)).entries.length).toBeGreaterThanOrEqual(10)
  expect(await violationsOn(page)).toEqual([])
})
