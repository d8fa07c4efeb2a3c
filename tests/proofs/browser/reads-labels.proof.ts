import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seededRandom } from '#planner/seeded-random.ts'
import { violationsOn } from '#tests/e2e/accessibility/violations.ts'
import { test } from '#tests/e2e/browser.ts'
import { newOwner } from '#tests/e2e/member/plan-owner.ts'
import { arriveOn, expectMessage, openPlan } from '#tests/e2e/member/plan-page.ts'
import { type Level, randomCamera } from '#tests/labels/cameras.ts'
import { type DrawnLabel, drawLabel } from '#tests/labels/draw-label.ts'
import type { Label, LabelForm } from '#tests/labels/layout.ts'
import { randomLabel } from '#tests/labels/random-label.ts'

const MINUTE = 60_000
/** Errors that are expected without a network. */
const offline = [/ERR_INTERNET_DISCONNECTED/, /console: Failed to load resource/]

type Pack = { readonly label: Label; readonly drawn: DrawnLabel }

async function packOf(page: Page, form: LabelForm, level: Level, seed: string): Promise<Pack> {
  const label = randomLabel(form, seed)
  return { label, drawn: await drawLabel(page, label.layout, randomCamera(level, seededRandom(seed))) }
}

const way = (page: Page) => page.locator('[data-way=label]')

const photograph = (page: Page, { drawn }: Pack) =>
  way(page)
    .locator('input[name=label]')
    .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: drawn.jpeg })

/** Checks the figures in the form, once the picture has been read. */
async function figuresOn(page: Page, label: Label): Promise<void> {
  await way(page).locator('[data-label]').waitFor({ timeout: MINUTE })
  const { energy, fat, carbohydrate, protein } = label.truth
  const inForm = (name: string) => way(page).locator(`input[name=${name}]`).inputValue()
  expect({
    energy: await inForm('energy'),
    fat: await inForm('fat'),
    carbs: await inForm('carbs'),
    protein: await inForm('protein'),
  }).toEqual({ energy: `${energy}`, fat: `${fat}`, carbs: `${carbohydrate}`, protein: `${protein}` })
}

test('a label is read on the device, confirmed, logged; the reader comes once from our own origin, and works offline', async ({
  open,
}) => {
  const drawingPage = await open()
  const european = await packOf(drawingPage, 'eu-en', 'easy', 'pack-1')
  const american = await packOf(drawingPage, 'us-vertical', 'easy', 'pack-2')
  const page = await openPlan(open, await newOwner(), {
    path: '',
    screen: 'today',
    look: { expected: offline, worker: true },
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const fetched: string[] = []
  page.context().on('request', (request) => fetched.push(request.url()))
  await page.getByRole('link', { name: 'Add food' }).tap()
  await arriveOn(page, 'addFood')
  await way(page).locator('summary').tap()
  await photograph(page, european)
  await figuresOn(page, european.label)
  await way(page).locator('[data-label=read]').waitFor()
  expect(await violationsOn(page)).toEqual([])
  const parts = fetched.map((address) => new URL(address))
  expect(new Set(parts.map(({ origin }) => origin))).toEqual(new Set([new URL(page.url()).origin]))
  const models = parts.map(({ pathname }) => pathname).filter((path) => path.endsWith('.onnx'))
  expect(new Set(models).size).toBe(2)

  await way(page).locator('input[name=name]').fill('Crackers')
  await page.tap('[data-action=pack-done]')
  await page.tap('[data-action=log]')
  await expectMessage(page, 'Added: Crackers.')
  await arriveOn(page, 'today')

  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Add food' }).tap()
  await arriveOn(page, 'addFood')
  await way(page).locator('summary').tap()
  await photograph(page, american)
  await figuresOn(page, american.label)
  expect(await way(page).locator('[name=basis]').inputValue()).toBe('serving-g')
  expect(await way(page).locator('input[name=serving]').inputValue()).toBe(`${american.label.truth.serving}`)
})

test('reading is cancelled at once, a file that is not a picture is refused, and doubtful figures are marked beside their row', async ({
  open,
}) => {
  const drawingPage = await open()
  const dark = await packOf(drawingPage, 'us-tabular', 'hard', 'pack-3')
  const page = await openPlan(open, await newOwner(), { path: '', screen: 'today' })
  await page.getByRole('link', { name: 'Add food' }).tap()
  await arriveOn(page, 'addFood')
  await way(page).locator('summary').tap()
  await way(page)
    .locator('input[name=label]')
    .setInputFiles({
      name: 'label.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('Energy 100 kcal'),
    })
  await way(page).getByText('can’t be opened').waitFor()
  await photograph(page, dark)
  await page.tap('[data-action=cancel-label]')
  await way(page).locator('input[name=label]').waitFor({ state: 'attached' })
  await photograph(page, dark)
  await way(page).locator('[data-label=asked]').waitFor({ timeout: MINUTE })
  await way(page).locator('[data-doubtful=true]').first().waitFor()
  expect(await way(page).locator('form img').count()).toBeGreaterThan(0)
  // One question after another, beside the table.
  await way(page).locator('[data-check] img').waitFor()
  expect(await violationsOn(page)).toEqual([])
  while ((await way(page).locator('[data-check]').count()) > 0) await page.tap('[data-action=figure-right]')
  expect(await way(page).locator('[data-doubtful=true]').count()).toBe(0)
})
