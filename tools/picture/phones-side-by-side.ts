import type { Browser } from 'playwright-core'

/** CSS pixels. */
const SCREEN_WIDTH = 250

const style = `
  body { margin: 0 }
  main { display: inline-flex; gap: 24px; padding: 4px }
  img { display: block; width: ${SCREEN_WIDTH}px; border: 6px solid #1d2b21; border-radius: 34px }
`

/**
 * One picture of several screens, each in a phone's frame, without a background so that it suits light and dark pages.
 */
export async function phonesSideBySide(browser: Browser, screens: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ deviceScaleFactor: 1.5, viewport: { width: 1400, height: 900 } })
  const images = screens.map((screen) => `<img src="data:image/png;base64,${screen.toString('base64')}">`)
  await page.setContent(`<style>${style}</style><main>${images.join('')}</main>`, { waitUntil: 'load' })
  const picture = await page.locator('main').screenshot({ omitBackground: true })
  await page.close()
  return picture
}
