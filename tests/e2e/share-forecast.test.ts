import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from './browser.ts'
import { addressOf, answeredUpTo, healthy } from './visitor.ts'

/** Width and height of a PNG file. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('the picture of a forecast is made on the device: nothing is sent for it, and it can be saved', async ({
  open,
}) => {
  const page = await open({ stored: answeredUpTo('finally-plan'), inTab: healthy })
  await visit(page, addressOf('finally-plan'))
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') bodies.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  await page.tap('[data-action=share-forecast]')
  await page.waitForSelector('dialog[open] canvas')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog [data-action=save]:not([aria-disabled])').tap(),
  ])
  expect(download.suggestedFilename()).toBe('forkcast-forecast.png')
  const png = await readFile(await download.path())
  expect(sizeOf(png)).toEqual([1080, 1350])
  // A card with its dishes: a bare cloth is a tenth of it.
  expect(png.length).toBeGreaterThan(100_000)
  expect(bodies).toEqual([])
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('share-forecast')
})
