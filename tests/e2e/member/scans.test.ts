import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { bitmapFile } from '#tests/barcodes/bitmap-file.ts'
import { revisit } from '#tests/e2e/hydration.ts'
import { barcodeExamples } from '#web/member/barcode/reading/barcode-set.fixture.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { test } from '../browser.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { newOwner } from './plan-owner.ts'
import { openPlan, shows } from './plan-page.ts'

/** Errors that are expected without a network; a picture that had not come before is missing then. */
const offline = [
  /ERR_INTERNET_DISCONNECTED/,
  /console: Failed to load resource/,
  /plates\/[\w-]+\.svg \(net::ERR_FAILED\)/,
]

/** A picture of a rotated barcode. */
function pictureFile() {
  const sample = barcodeExamples.find(({ kind }) => kind === 'turned')
  if (sample === undefined) throw new Error('There is no turned example.')
  return { name: 'pack.bmp', mimeType: 'image/bmp', buffer: bitmapFile(sample.image()) }
}

async function scan(page: Page): Promise<void> {
  await page.getByText('Scan a barcode').tap()
  await page.setInputFiles('input[name=picture]', pictureFile())
}

const log = (page: Page) => page.tap('[data-action=log]')
const waiting = (page: Page, entry: 'diary' | 'foodProducts') =>
  page.evaluate((name) => localStorage.getItem(name), entry)

test('a member scans a new product, types its figures, and from then on logs it with two taps, even offline', async ({
  open,
}) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner, {
    path: `/day/${todayInUtc()}/add`,
    screen: 'addFood',
    look: { expected: offline, worker: true },
  })
  // The code that reads pictures is cached on its first use.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await scan(page)
  await page.fill('input[name=name]', 'Rye crisps')
  for (const [field, value] of Object.entries({ energy: '340', fat: '1,5', carbs: '6', protein: '9' })) {
    await page.fill(`input[name=${field}]`, value)
  }
  await page.tap('[data-action=pack-done]')
  await page.waitForSelector('[role=alert]:has-text("contradict one another")')
  expect(await violationsOn(page)).toEqual([])
  await page.fill('input[name=carbs]', '72')
  await page.tap('[data-action=pack-done]')
  await page.waitForSelector('[data-action=log]:has-text("340")')
  expect(await violationsOn(page)).toEqual([])
  await page.fill('input[name=amount]', '30')
  await log(page)
  await shows(page, 'today')
  await page.waitForSelector('[data-entry]:has-text("Rye crisps"):has-text("102")')
  for (const entry of ['diary', 'foodProducts'] as const) await expect.poll(() => waiting(page, entry)).toBeNull()

  await page.context().setOffline(true)
  await revisit(page)
  await shows(page, 'today')
  await page.getByRole('link', { name: 'Add food' }).tap()
  await shows(page, 'addFood')
  await scan(page)
  expect(await page.inputValue('input[name=amount]')).toBe('30')
  await log(page)
  await page.waitForFunction(() => document.querySelectorAll('[data-entry]').length === 2)
  expect(await waiting(page, 'diary')).toContain('Rye crisps')

  await page.context().setOffline(false)
  await expect.poll(() => waiting(page, 'diary')).toBeNull()
  const { entries } = await (await owner.ask('GET', routes.memberDiary)).json()
  expect(
    entries.map(({ title, figures }: { title: string; figures: { energy: number } }) => [title, figures.energy]),
  ).toEqual([
    ['Rye crisps', 102],
    ['Rye crisps', 102],
  ])
})
