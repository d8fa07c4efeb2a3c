import type { Browser } from 'playwright-core'
import { BASE } from '#domain/api/base-path.ts'
import { freshHero, type Hero } from '#domain/funnel/hero.ts'
import { phone } from '../../bench/browser/chromium.ts'
import { visitor } from '../../bench/journey/visitor.ts'
import { paidOrder } from '../../tests/e2e/buyer.ts'

type ShownScreen = {
  readonly path: string
  readonly step: string
  readonly stored: Readonly<Record<string, string>>
  /** The cookie of a member; null for a visitor. */
  readonly session: string | null
}

const storedAs = (hero: Hero): ShownScreen['stored'] => ({ hero: JSON.stringify(hero) })

/** The best moments of the journey, and of a customer's plan. */
async function moments(url: string): Promise<readonly ShownScreen[]> {
  const { session, ...device } = await paidOrder(url, 'picture@example.com')
  const owner = { stored: { ...storedAs(visitor), ...device }, session }
  return [
    { path: '/', step: 'home', stored: storedAs(freshHero), session: null },
    { path: '/woman/finally-plan', step: 'finally-plan', stored: storedAs(visitor), session: null },
    { path: '/plan', step: 'plan-today', ...owner },
    { path: '/plan/week/1/day/1/meal/3', step: 'plan-meal', ...owner },
  ]
}

/** Screenshots of the best moments on a phone, as PNG files. */
export async function screens(browser: Browser, url: string): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = []
  for (const { path, step, stored, session } of await moments(url)) {
    const context = await browser.newContext({ ...phone, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' })
    await context.addInitScript((entries) => {
      for (const [key, entry] of Object.entries(entries)) localStorage.setItem(key, entry)
      // The answer to the health question, without which the forecast is not shown.
      sessionStorage.setItem('conditions', 'NONE')
    }, stored)
    if (session !== null)
      await context.addCookies([{ name: 'session', value: session, url, httpOnly: true, sameSite: 'Strict' }])
    const page = await context.newPage()
    await page.goto(`${url}${BASE}${path}`, { waitUntil: 'networkidle' })
    await page.locator(`main[data-step="${step}"]:not(:has-text("your plan is on its way")) h1`).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    pictures.push(await page.screenshot())
    await context.close()
  }
  return pictures
}
