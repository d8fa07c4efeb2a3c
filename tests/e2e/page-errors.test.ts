import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './browser.ts'
import { collectPageErrors } from './page-errors.ts'

const HOME = 'http://house.test'

/** The errors that are recorded while a page with this body loads. */
async function heardOn(browser: Browser, body: string): Promise<string> {
  const page = await browser.newPage()
  const trouble = collectPageErrors(page, HOME)
  await page.route('**/*', (route) => {
    if (route.request().url() !== `${HOME}/`) return route.fulfill({ status: 404 })
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "script-src 'nonce-ours'" },
      body: `<!doctype html><link rel="icon" href="data:,"><body>${body}`,
    })
  })
  await page.goto(`${HOME}/`, { waitUntil: 'networkidle' })
  await page.close()
  return trouble.join('\n')
}

const script = (code: string): string => `<script nonce="ours">${code}</script>`

test('a correct page records no errors', async ({ browser }) => {
  expect(await heardOn(browser, script('document.title = "Good"'))).toBe('')
})

const wrong = [
  [script('throw new Error("oh")'), /uncaught: oh/],
  [script('console.error("careful")'), /console: careful/],
  [script('fetch("/missing")'), /status 404: GET http:\/\/house\.test\/missing/],
  ['<img src="http://elsewhere.test/pixel.gif">', /other site: GET/],
  ['<script>document.title = "Bad"</script>', /Content Security Policy/i],
] as const

test('the errors of a page are recorded', async ({ browser }) => {
  const heard = await Promise.all(wrong.map(([body]) => heardOn(browser, body)))
  for (const [place, [, words]] of wrong.entries()) expect(heard[place]).toMatch(words)
})
