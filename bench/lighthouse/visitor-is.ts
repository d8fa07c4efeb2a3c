import type { BrowserContext } from 'playwright-core'
import type { Hero } from '#domain/funnel/hero.ts'
import { answersMark } from '#web/device/answers-mark.ts'

/** Gives the browser's profile the storage entries of a visitor at this point of the journey, and no others. */
export async function visitorIs(
  profile: BrowserContext,
  url: string,
  { hero, token }: { readonly hero: Hero; readonly token?: string },
): Promise<void> {
  const page = await profile.newPage()
  // An address of the same origin that runs none of the app's scripts.
  await page.goto(`${url}/healthz`)
  const entries = {
    hero: JSON.stringify(hero),
    ...(token === undefined ? {} : { token, confirmed: answersMark(hero) }),
  }
  await page.evaluate((wanted) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(wanted)) localStorage.setItem(key, value)
  }, entries)
  await page.close()
}
