import { randomInt } from 'node:crypto'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject, test as plainTest } from 'vitest'
import { browserArguments } from './browser-arguments.ts'
import { isEveryCase } from './every-case.ts'
import { collectPageErrors, type PageErrors } from './page-errors.ts'

export type Look = {
  /** A phone is 390 x 844 with touch, a small one 320 x 568, a desktop 1280 x 800. */
  readonly device?: 'phone' | 'small' | 'desktop'
  readonly reducedMotion?: boolean
  readonly locale?: string
  /** Headless Chromium says so in its user agent, and such visitors are counted as bots. */
  readonly userAgent?: string
  /** What the device has stored before the first visit. */
  readonly stored?: Readonly<Record<string, string>>
  /**
   * What the first tab has stored. A device that has answers has one to the health question, too, unless the test says
   * otherwise: every visitor gives it before the first measure.
   */
  readonly inTab?: Readonly<Record<string, string>>
  /**
   * Starts the plan's service worker, which takes a third of the cost of opening a plan: for tests of what is kept on
   * the device.
   */
  readonly worker?: true
  /** Errors that the test causes on purpose. */
  readonly expected?: readonly RegExp[]
}

/** Milliseconds that anything on a page may take. A machine that also builds during the tests is slow. */
const PATIENCE = 30_000

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  small: { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>

/** Opens a page for a new visitor. */
export type Open = (look?: Look) => Promise<Page>

/**
 * A test with a browser: `open` returns a page for a new visitor at the app's address, so that `page.goto('/v3/')`
 * works. After the test every page is closed, and any unexpected error fails it.
 */
export const test = plainTest.extend<{ browser: Browser; open: Open }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of other fixtures from the pattern.
    async ({}, use) => {
      const browser = await launch()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  open: async ({ browser }, use) => {
    const endings: (() => Promise<readonly string[]>)[] = []
    await use(async (look = {}) => {
      const context = await browser.newContext(contextOptions(look))
      context.setDefaultTimeout(PATIENCE)
      const trouble: PageErrors[] = []
      context.on('page', (page) => trouble.push(collectPageErrors(page, inject('appUrl'))))
      endings.push(async () => {
        await context.close()
        return trouble.flat().filter((line) => !look.expected?.some((pattern) => pattern.test(line)))
      })
      await store(context, look)
      return context.newPage()
    })
    const unexpected = (await Promise.all(endings.map((end) => end()))).flat()
    if (unexpected.length > 0) throw new Error(`The page had errors:\n${unexpected.join('\n')}`)
  },
})

/**
 * Starts a headless browser, with further arguments if given. As root it cannot use its sandbox, so it opens nothing but
 * this app.
 */
export async function launch(further: readonly string[] = []): Promise<Browser> {
  const executablePath = inject('chromium')
  if (executablePath === null) throw new Error('No Chromium on this machine.')
  const args = [...browserArguments, ...further]
  return chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 })
}

function contextOptions(look: Look): BrowserContextOptions {
  return {
    ...devices[look.device ?? 'phone'],
    baseURL: inject('appUrl'),
    // Animations make tests slow and flaky; a test about motion asks for it.
    reducedMotion: (look.reducedMotion ?? true) ? 'reduce' : 'no-preference',
    locale: look.locale ?? 'en-US',
    ...(look.userAgent === undefined ? {} : { userAgent: look.userAgent }),
    timezoneId: 'UTC',
    serviceWorkers: look.worker === true || isEveryCase() ? 'allow' : 'block',
    // The app limits requests by address, so every visitor of a run gets a different one.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  }
}

/**
 * Sets the cookie for an entry `session`, and fills the storage before the visitor's first page, and the tab's storage
 * before the first page in it.
 */
async function store(context: BrowserContext, { stored = {}, ...look }: Look): Promise<void> {
  const { session, ...device } = stored
  const inTab = { ...(device['hero'] === undefined ? {} : { conditions: 'NONE' }), ...look.inTab }
  if (session !== undefined)
    await context.addCookies([
      { name: 'session', value: session, url: inject('appUrl'), httpOnly: true, sameSite: 'Strict' },
    ])
  if (Object.keys(device).length + Object.keys(inTab).length === 0) return
  await context.addInitScript(
    ([device, tab]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('filled') !== null) return
      sessionStorage.setItem('filled', 'yes')
      for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text)
      if (localStorage.getItem('filled') !== null) return
      localStorage.setItem('filled', 'yes')
      for (const [key, text] of Object.entries(device)) localStorage.setItem(key, text)
    },
    [device, inTab] as const,
  )
}

/** The secret of the session in a browser; no script in the page can read it. */
export async function sessionOn(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'session')?.value ?? ''
}
