import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { startThirdPartiesPeer, type ThirdPartiesPeer } from '#tests/peers/measurement/third-parties-peer.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { visit } from '../hydration.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'
import { hide } from './measured.ts'

let peer: ThirdPartiesPeer
let app: AppWithDatabase

beforeAll(async () => {
  peer = await startThirdPartiesPeer()
  app = await appWithDatabase({
    MIXPANEL_TOKEN: 'peer-token',
    MIXPANEL_HOST: peer.url,
    WEB_ANALYTICS_ID: '1234',
    WEB_ANALYTICS_SCRIPT: `${peer.url}/metrica.js`,
    AD_PIXEL_ID: '5678',
    AD_PIXEL_SCRIPT: `${peer.url}/pixel.js`,
  })
})
afterAll(async () => {
  await app.stop()
  await peer.stop()
})

const asksOthers = [/^other site: \w+ http:\/\/localhost:/]
const banner = '[data-privacy=banner]'
const paths = () => new Set(peer.seen.map(({ path }) => path))
const scriptsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src !== '' && !src.startsWith(location.origin)),
  )

test('nothing is loaded before consent, after a refusal, or if the browser asks not to share', async ({ open }) => {
  const page = await open({ expected: asksOthers })
  await page.goto(`${app.url}/v3/`)
  await page.waitForSelector(banner)
  expect(peer.seen).toEqual([])
  await page.click(`${banner} [data-action=reject]`)
  await page.waitForSelector(banner, { state: 'detached' })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await page.locator(banner).count()).toBe(0)
  expect(peer.seen).toEqual([])

  const busy = await open({ expected: asksOthers })
  await busy.goto(`${app.url}/v3/`)
  await busy.waitForSelector(banner)
  await busy.tap('[data-value=MALE]')
  await busy.waitForSelector('main[data-step=trust]')
  await busy.waitForSelector(banner, { state: 'detached' })
  expect(peer.seen).toEqual([])

  const careful = await open({ expected: asksOthers })
  await careful.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await careful.goto(`${app.url}/v3/`)
  await careful.click(`${banner} [data-action=accept]`)
  await expect.poll(() => paths().has('/metrica.js')).toBe(true)
  await careful.waitForLoadState('networkidle')
  expect(paths().has('/pixel.js')).toBe(false)
})

test('a visitor changes the choice in the privacy policy, and the loaded services are gone', async ({ open }) => {
  const page = await open({ stored: answeredAll(), inTab: healthy, expected: asksOthers })
  await visit(page, app.url + addressOf('confirm-email'))
  await page.click('main a[href="/v3/privacy"]')
  await page.click('[data-privacy=none] [data-action=accept]')
  await page.waitForSelector('[data-privacy=yes]')
  await expect.poll(() => scriptsOn(page)).toHaveLength(2)
  // Going back stays within the document that was reloaded a moment ago.
  await page.goBack()
  await page.waitForSelector('main[data-step=confirm-email]')
  expect(await scriptsOn(page)).toEqual([])
  await visit(page, `${app.url}/v3/privacy`)
  await expect.poll(() => scriptsOn(page)).toHaveLength(2)
  expect(await page.evaluate(() => localStorage.getItem('productAnalytics'))).not.toBeNull()

  // The page stays while the proof is being sent, and a hidden page sends what is pending: none of it may reach others.
  const proof = Promise.withResolvers<void>()
  await page.route(`**${routes.trackingChoices}`, async (route) => {
    await proof.promise
    await route.continue()
  })
  const asked = page.waitForRequest(`**${routes.trackingChoices}`)
  await page.click('[data-privacy=yes] [data-action=reject]')
  await asked
  const before = peer.seen.length
  await hide(page)
  expect(await page.evaluate(() => localStorage.getItem('productAnalytics'))).toBeNull()
  proof.resolve()
  await page.waitForSelector('[data-privacy=no]')
  await page.waitForLoadState('networkidle')
  expect(peer.seen.slice(before).map(({ path }) => path)).toEqual([])
  expect(await scriptsOn(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('productAnalytics'))).toBeNull()
})
