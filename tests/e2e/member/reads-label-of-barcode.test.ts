import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { bitmapFile } from '#tests/barcodes/bitmap-file.ts'
import { randomCamera } from '#tests/labels/cameras.ts'
import { drawLabel } from '#tests/labels/draw-label.ts'
import { randomLabel } from '#tests/labels/random-label.ts'
import { barcodeExamples } from '#web/member/barcode/reading/barcode-set.fixture.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { test } from '../browser.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { newOwner } from './plan-owner.ts'
import { arriveOn, expectMessage, openPlan } from './plan-page.ts'

const MINUTE = 60_000
const SEED = 'pack-of-barcode'

function barcode() {
  const example = barcodeExamples.find(({ kind }) => kind === 'flat')
  if (example === undefined) throw new Error('There is no flat example.')
  return { name: 'barcode.bmp', mimeType: 'image/bmp', buffer: bitmapFile(example.image()) }
}

const way = (page: Page) => page.locator('[data-way=barcode]')

/** All requests of a browser from now on. */
function requestsOf(page: Page): readonly URL[] {
  const asked: URL[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url())))
  return asked
}

async function scan(page: Page): Promise<void> {
  await way(page).locator('summary').tap()
  await way(page).locator('input[name=picture]').setInputFiles(barcode())
}

// `npm run prove -- browser` reads other labels, offline and doubtful ones.
test('a new barcode leads to its label: figures that are read join the typed ones, and the next scan finds the product', async ({
  open,
}) => {
  const label = randomLabel('eu-en', SEED)
  const { jpeg } = await drawLabel(await open(), label.layout, randomCamera('flat', seededRandom(SEED)))
  const owner = await newOwner()
  const page = await openPlan(open, owner, { path: `/day/${todayInUtc()}/add`, screen: 'addFood' })
  const asked = requestsOf(page)
  await scan(page)
  await way(page).locator('input[name=name]').fill('Oat bar')
  await way(page).locator('[data-action=read-label]').tap()
  const picture = way(page).locator('input[name=label]')
  await picture.waitFor({ state: 'attached' })
  expect(await violationsOn(page)).toEqual([])
  await way(page).locator('[data-action=back-to-form]').tap()
  expect(await way(page).locator('input[name=name]').inputValue()).toBe('Oat bar')

  await way(page).locator('[data-action=read-label]').tap()
  await picture.setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await way(page).locator('form img').first().waitFor({ timeout: MINUTE })
  expect(await violationsOn(page)).toEqual([])
  expect(await way(page).locator('input[name=name]').inputValue()).toBe('Oat bar')
  const { energy, fat, carbohydrate, protein } = label.truth
  for (const [field, value] of Object.entries({ energy, fat, carbs: carbohydrate, protein })) {
    expect(await way(page).locator(`input[name=${field}]`).inputValue()).toBe(`${value}`)
  }
  // The reader comes from our own origin, and each of its two models is requested once.
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(page.url()).origin]))
  expect(new Set(asked.map(({ pathname }) => pathname).filter((path) => path.endsWith('.onnx'))).size).toBe(2)
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.tap('[data-action=pack-done]')
  expect((await kept).status()).toBe(200)
  await page.tap('[data-action=log]')
  await expectMessage(page, 'Added: Oat bar.')
  await arriveOn(page, 'today')

  const { products } = await (await owner.ask('GET', routes.memberProducts)).json()
  expect(products).toMatchObject([
    { product: { name: 'Oat bar', values: { energy, fat, carbs: carbohydrate, protein } } },
  ])
  await page.getByRole('link', { name: 'Add food' }).tap()
  await arriveOn(page, 'addFood')
  await scan(page)
  await way(page).locator('[data-action=log]').waitFor()
  await way(page).getByText('Oat bar').first().waitFor()
  expect(await way(page).locator('form input[name=name]').count()).toBe(0)
})
