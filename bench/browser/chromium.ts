import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core'
import { findChromium } from '../../scripts/bootstrap/find-chromium.mjs'

/** A phone of the middle of the market, as the project's tests use it. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

// Without these the browser keeps asking its maker's servers, which costs time of the measurement.
const AT_HOME = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** @throws Error where there is no Chromium */
async function launchOptions(extra: readonly string[]): Promise<LaunchOptions> {
  const executablePath = await findChromium()
  if (executablePath === null) throw new Error('There is no Chromium on this machine.')
  // As root Chromium cannot have its sandbox; it opens nothing but this app.
  return { executablePath, args: [...AT_HOME, ...extra], chromiumSandbox: process.getuid?.() !== 0 }
}

/** Lets `work` use a browser without a window and closes it afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await launchOptions([]))
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** The same with one profile that other programs can join by its debugging port, in a folder of its own. */
export async function withProfile<T>(
  { folder, port }: { readonly folder: string; readonly port: number },
  work: (profile: BrowserContext) => Promise<T>,
): Promise<T> {
  const options = await launchOptions([`--remote-debugging-port=${port}`])
  const profile = await chromium.launchPersistentContext(folder, options)
  try {
    return await work(profile)
  } finally {
    await profile.close()
  }
}
