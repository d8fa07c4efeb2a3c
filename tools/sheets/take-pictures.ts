import type { Browser, BrowserContext } from 'playwright-core'
import { emptyRows } from './empty-rows.ts'
import { type Theme, type WindowName, windows } from './looks.ts'
import type { Screen } from './screens.ts'

export type ScreenPicture = { readonly screen: Screen; readonly png: Buffer; readonly emptyRows: number }

const DEADLINE = 20_000
/** Milliseconds for what a screen fetches after it is complete, such as the dishes on its cloth. */
const SETTLE = 350

/** Pictures of these screens in one window and theme. */
export async function takePictures(
  browser: Browser,
  url: string,
  screens: readonly Screen[],
  { window, theme }: { readonly window: WindowName; readonly theme: Theme },
): Promise<readonly ScreenPicture[]> {
  const { touch, ...viewport } = windows[window]
  const taken: ScreenPicture[] = []
  const context = await browser.newContext({
    viewport,
    isMobile: touch,
    hasTouch: touch,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    colorScheme: theme,
  })
  for (const screen of screens) {
    const png = await pictureOf(context, url, screen, theme)
    if (png !== null) taken.push({ screen, png, emptyRows: await emptyRows(png) })
  }
  await context.close()
  return taken
}

async function pictureOf(context: BrowserContext, url: string, screen: Screen, theme: Theme): Promise<Buffer | null> {
  const page = await context.newPage()
  try {
    await context.clearCookies()
    if (screen.session !== null)
      await context.addCookies([{ name: 'session', value: screen.session, url, httpOnly: true, sameSite: 'Strict' }])
    await page.addInitScript(
      (entries) => {
        localStorage.clear()
        for (const [key, entry] of Object.entries(entries)) localStorage.setItem(key, entry)
        // The answer to the health question, without which no figure of losing is shown.
        sessionStorage.setItem('conditions', 'NONE')
      },
      { ...screen.stored, theme },
    )
    await page.goto(`${url}${screen.path}${screen.part === 'emails' ? `?scheme=${theme}` : ''}`)
    for (const element of screen.complete) await page.locator(element).first().waitFor({ timeout: DEADLINE })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLE)
    return await page.screenshot()
  } catch (error) {
    console.error(`${screen.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return null
  } finally {
    await page.close()
  }
}
