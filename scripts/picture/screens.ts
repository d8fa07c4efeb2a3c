import type { Browser } from 'playwright-core'
import { BASE } from '#domain/api/routes.ts'
import { freshHero, type Hero } from '#domain/hero/hero.ts'
import { phone } from '../../bench/browser/chromium.ts'
import { visitor } from '../../bench/journey/visitor.ts'

const shown: readonly { readonly path: string; readonly step: string; readonly hero: Hero }[] = [
  { path: '/', step: 'home', hero: freshHero },
  { path: '/woman/goal-weight', step: 'goal-weight', hero: visitor },
  { path: '/woman/finally-plan', step: 'finally-plan', hero: visitor },
]

/** What a phone shows of the journey's best moments, as PNG files. */
export async function screens(browser: Browser, url: string): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = []
  for (const { path, step, hero } of shown) {
    const context = await browser.newContext({ ...phone, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' })
    await context.addInitScript((entry) => localStorage.setItem('hero', entry), JSON.stringify(hero))
    const page = await context.newPage()
    await page.goto(`${url}${BASE}${path}`, { waitUntil: 'networkidle' })
    await page.locator(`main[data-step="${step}"] h1`).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    pictures.push(await page.screenshot())
    await context.close()
  }
  return pictures
}
