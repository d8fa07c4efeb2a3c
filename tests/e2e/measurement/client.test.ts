import { expect } from 'vitest'
import type { StepArrival } from '#analytics/events/read-arrivals.ts'
import { routes } from '#domain/api/routes.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { storageKeys } from '#web/device/storage.ts'
import { test } from '../browser.ts'
import { answeredUpTo } from '../visitor.ts'
import { arrivalsIn, hide, measuredOn, stepIn } from './measured.ts'

test('a visit reports its steps and times, and stores nothing on the device', async ({ open }) => {
  const page = await open({ expected: [/status 503/, /503 \(Service Unavailable\)/] })
  const measured = measuredOn(page)
  await page.route(`**${routes.geo}`, (route) => route.fulfill({ status: 503, body: '' }))
  const looked = page.waitForResponse((response) => response.url().endsWith(routes.device))
  await page.goto('/v3/?utm_source=letter&fbclid=abc')
  await looked
  await page.tap('[data-value=FEMALE]')
  await page.waitForSelector('main[data-step=trust]')
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=how-old-are-you]')
  await hide(page)

  await expect.poll(() => stepIn(measured, 'trust')).toMatchObject({ views: 1, leftAt: expect.any(Number) })
  expect(stepIn(measured, 'home')).toMatchObject({ views: 1, leftAt: expect.any(Number) })
  await expect
    .poll(() => measured.find((arrival) => arrival.kind === 'event'))
    .toMatchObject({
      name: 'first_page_opened',
      properties: {
        utm_source: 'letter',
        click_id_kind: 'fbclid',
        landing: 'home',
        page_url: expect.not.stringContaining('woman'),
      },
    })
  const first = measured.find((arrival) => arrival.kind === 'event')
  expect(first?.kind === 'event' && first.properties).not.toHaveProperty('country')
  expect(measured.filter(({ kind }) => kind === 'refused')).toEqual([])
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => !Object.values<string>(storageKeys).includes(key))).toEqual([])
})

test('a page that is left before anything is known of its device says where its visitor came from', async ({
  open,
}) => {
  const page = await open()
  const measured = measuredOn(page)
  const asked = page.waitForRequest((request) => request.url().endsWith(routes.device))
  await page.route(`**${routes.device}`, () => {})
  await page.goto('/v3/?utm_source=letter&utm_campaign=Weekly&gclid=abc')
  await asked
  await hide(page)
  await expect
    .poll(() => measured.filter((arrival) => arrival.kind === 'event'))
    .toMatchObject([
      {
        name: 'first_page_opened',
        properties: { utm_source: 'letter', utm_campaign: 'Weekly', click_id_kind: 'gclid', landing: 'home' },
      },
    ])
})

test('a page that is loaded again says where it goes on, and the first page does not', async ({ open }) => {
  const page = await open()
  const measured = measuredOn(page)
  await page.goto('/v3/')
  await page.tap('[data-value=FEMALE]')
  await page.waitForSelector('main[data-step=trust]')
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=how-old-are-you]')
  await hide(page)
  await expect.poll(() => stepIn(measured, 'how-old-are-you')).toMatchObject({ leftAt: null, resumesAt: null })
  const looked = page.waitForResponse((response) => response.url().endsWith(routes.device))
  await page.reload()
  await looked
  await hide(page)
  await expect.poll(() => stepIn(measured, 'how-old-are-you')?.resumesAt).toBe('how-old-are-you')
})

test('refused input is counted, and so is going back', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('weight') })
  const measured = measuredOn(page)
  const started = page.waitForResponse((response) => response.url().endsWith(routes.device))
  await page.goto('/v3/woman/weight')
  await started
  await page.fill('input[name=weight]', '9999')
  await page.tap('[data-action=next]')
  await page.waitForSelector('main [role=alert]:not(:empty)')
  await page.tap('[data-action=back]')
  await page.waitForSelector('main[data-step=height]')
  await hide(page)
  await expect.poll(() => stepIn(measured, 'weight')).toMatchObject({ validationErrors: 1, backs: 1 })
})

test('a visitor who consented is recognised, and the second visit has its own totals', async ({ open }) => {
  const yes = JSON.stringify({ analytics: true, replay: true, ads: true, words: PRIVACY_WORDS_VERSION })
  const page = await open({ stored: { [storageKeys.consent]: yes } })
  const measured = measuredOn(page)
  const seen: StepArrival[] = []
  for (const visit of [1, 2]) {
    const looked = page.waitForResponse((response) => response.url().endsWith(routes.device))
    await page.goto('/v3/')
    await looked
    const sent = page.waitForResponse((response) => arrivalsIn(response.request()).some(({ kind }) => kind === 'step'))
    await hide(page)
    await sent
    const home = stepIn(measured, 'home')
    if (home === undefined) throw new Error(`Visit ${visit} reported no step.`)
    seen.push(home)
  }
  const [first, second] = seen
  expect(second?.sender).toEqual(first?.sender)
  expect(second?.visit).not.toBe(first?.visit)
  expect(seen.map(({ views }) => views)).toEqual([1, 1])
})
