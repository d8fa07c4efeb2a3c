import { chromium } from 'playwright-core'
import { browserArguments } from '#tests/e2e/browser-arguments.ts'
import { type Driver, HEIGHT, WIDTH } from './driver.ts'

/** Chromium, as the other tests drive it, here with the plan's service worker. */
export async function startChromium(executablePath: string): Promise<Driver> {
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath, args: [...browserArguments], chromiumSandbox: !isRoot })
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  return {
    go: async (address) => {
      await page.goto(address)
    },
    read: (expression) => page.evaluate(expression),
    press: (selector) => page.click(selector),
    attach: (selector, file) => page.setInputFiles(selector, file),
    close: () => browser.close(),
  }
}
