import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core'
import { findChromium } from '../../scripts/bootstrap/find-chromium.mjs'

/** A mid-range phone, as in the project's tests. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

// Without these the browser keeps contacting its maker's servers, which costs time during the measurement.
const NO_BACKGROUND_TRAFFIC = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** @throws Error if there is no Chromium */
async function launchOptions(extra: readonly string[]): Promise<LaunchOptions> {
  const executablePath = await findChromium()
  if (executablePath === null) throw new Error('There is no Chromium on this machine.')
  // As root, Chromium cannot use its sandbox; it opens nothing but this app.
  return { executablePath, args: [...NO_BACKGROUND_TRAFFIC, ...extra], chromiumSandbox: process.getuid?.() !== 0 }
}

/** Runs `work` with a headless browser and closes it afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await launchOptions([]))
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** The same with a single profile, in its own folder, that other programs can join by its debugging port. */
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
