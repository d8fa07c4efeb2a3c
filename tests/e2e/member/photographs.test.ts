import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import type { DiaryView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import { startVisionPeer, type VisionPeer } from '#tests/peers/vision/vision-peer.ts'
import { answeredItem, answerOf, completion } from '#tests/peers/vision/vision-scripts.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { visit } from '../hydration.ts'
import { newAddress } from '../new-address.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { answeredAll } from '../visitor.ts'
import { newOwner } from './plan-owner.ts'
import { shows } from './plan-page.ts'

let peer: VisionPeer
let app: AppWithDatabase

beforeAll(async () => {
  peer = await startVisionPeer()
  app = await appWithDatabase({ VISION_URL: peer.url, VISION_MODEL: 'a-model' })
})
afterAll(async () => {
  await app.stop()
  await peer.stop()
})

const ADD = `/day/${todayInUtc()}/add`
const onOwnApp = [/^other site: \w+ http:\/\/localhost:/]
const way = '[data-way=photo] summary'

/** A photo of a plate as a phone takes it: large, rotated, with a name and a location in its metadata. */
async function phonePhoto(): Promise<Buffer> {
  const plate =
    '<svg width="4000" height="3000"><rect width="4000" height="3000" fill="#a67"/><circle cx="2000" cy="1500" r="1300" fill="#fff"/><circle cx="1700" cy="1400" r="500" fill="#efe6c8"/><rect x="2100" y="1300" width="700" height="500" fill="#c97"/></svg>'
  return sharp(Buffer.from(plate))
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Artist: 'Secret Person' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } },
    })
    .jpeg()
    .toBuffer()
}

test('a member photographs a plate, corrects an item and logs the meal', async ({ open }) => {
  const { token, session } = await paidOrder(app.url, newAddress('photographs'))
  const page = await open({ stored: { ...answeredAll(), token, session }, expected: onOwnApp })
  await page.goto(`${app.url}/v3/plan${ADD}`)
  await shows(page, 'addFood')
  await page.tap(way)
  const consent = page.getByText(`The photo goes to ${new URL(peer.url).host}`)
  await consent.waitFor()
  expect(await violationsOn(page)).toEqual([])
  peer.plan({
    kind: 'answer',
    body: completion(
      answerOf([
        answeredItem(),
        answeredItem({
          name: 'some pink fish',
          preparation: 'grilled',
          grams: 120,
          grams_low: 90,
          grams_high: 160,
          hidden_fat_likely: true,
        }),
        answeredItem({ name: 'steamed broccoli', preparation: 'steamed', grams: 90, grams_low: 70, grams_high: 120 }),
      ]),
    ),
  })
  const buffer = await phonePhoto()
  await page.setInputFiles('[data-way=photo] input[name=photo]', { name: 'plate.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText(/^About \d+–\d+.kcal$/).waitFor()
  expect(await violationsOn(page)).toEqual([])

  const jpeg = peer.seen[0]?.jpeg ?? Buffer.alloc(0)
  const { width, height } = await sharp(jpeg).metadata()
  expect([width, height]).toEqual([768, 1024])
  expect(jpeg.includes('Secret Person')).toBe(false)

  await page.getByLabel('Food for some pink fish').selectOption({ label: 'Another food …' })
  await page.fill('input[name=pick]', 'salmon')
  await page.tap('[data-pick="26137110"]')
  await page.getByLabel('More white rice').tap()
  await page.getByLabel('Remove steamed broccoli').tap()
  await page.tap('input[name=oil][value=some]')
  await page.tap('[data-action=add-plate]')
  await shows(page, 'today')
  const name = /rice.*salmon and 1 more$/i
  await page.getByText(name).first().waitFor()

  await expect
    .poll(async () => {
      const reply = await fetch(`${app.url}${routes.memberDiary}?today=${todayInUtc()}`, {
        headers: { cookie: `session=${session}` },
      })
      // The reply has this type by the route's response schema.
      const { entries } = (await reply.json()) as DiaryView
      return entries.map(({ title, record: { eaten } }) => [
        title,
        eaten.kind === 'plate' ? eaten.foods.map(({ food, grams }) => [food, grams]) : eaten.kind,
      ])
    })
    .toEqual([
      [
        expect.stringMatching(name),
        [
          ['56205008', 190],
          ['26137110', 120],
          ['olive-oil', 5],
        ],
      ],
    ])
  await visit(page, `${app.url}/v3/plan`)
  await page.getByText(name).first().waitFor()
})

test('without a vision endpoint, the member sees no photo option', async ({ open }) => {
  const owner = await newOwner()
  const page = await open({ stored: owner.stored })
  // Waits for the page's settings, which say whether photos are offered, instead of for a time.
  const settings = page.waitForResponse((reply) => reply.url().endsWith(routes.settings))
  await page.goto(`/v3/plan${ADD}`)
  await (await settings).finished()
  await shows(page, 'addFood')
  await page.waitForSelector('[data-way=number]')
  expect(await page.locator(way).count()).toBe(0)
})
