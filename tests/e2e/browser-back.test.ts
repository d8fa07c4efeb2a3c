import { expect } from 'vitest'
import { stepOf } from '#domain/funnel/journey.ts'
import { test } from './browser.ts'
import { revisit, visit } from './hydration.ts'
import { frank } from './personas/men.ts'
import { addressOf, answeredUpTo } from './visitor.ts'
import { answerStep } from './walk/answer-step.ts'
import { arriveAt } from './walk/expect-step.ts'
import { beginWalk, walkAgainTo, walkBack } from './walk/walk.ts'

test('the browser’s own Back leads all the way back', async ({ open }) => {
  const stored = answeredUpTo('confirm-email', frank)
  const walk = await beginWalk(await open({ ...frank.look, stored }), frank)
  await walkAgainTo(walk, 'finally-plan')
  for (const slug of ['finally-plan', 'personalize-plan'] as const) {
    await arriveAt(walk.page, slug)
    const step = stepOf(slug)
    if (step !== undefined) await answerStep(walk.page, walk.input, frank, step)
  }
  await arriveAt(walk.page, 'confirm-email')
  await walkBack(walk, 'confirm-email', 'browser')
  // `npm run prove -- personas` then walks the whole way forward again, with each of them.
  await walk.input.choose(walk.whole.gender)
  await arriveAt(walk.page, 'trust')
})

test('the back arrow still works when the browser has dropped the oldest entries', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('goal-weight') })
  await visit(page, addressOf('height'))
  for (const slug of ['weight', 'goal-weight']) {
    await page.tap('[data-action=next]')
    await page.waitForSelector(`main[data-step=${slug}]`)
  }
  // Browsers keep 50 history entries per tab.
  await page.evaluate(async () => {
    const press = async (selector: string, step: string) => {
      // The lower part of the first page may come a moment later.
      while (document.querySelector(selector) === null) await new Promise(requestAnimationFrame)
      document.querySelector<HTMLElement>(selector)?.click()
      while (document.querySelector(`main[data-step=${step}] h1`) !== document.activeElement)
        await new Promise(requestAnimationFrame)
    }
    for (let times = 0; times < 26; times++) {
      await press('header a', 'home')
      await press('main a[href="/v3/terms_of_service"]', 'terms_of_service')
    }
  })
  await page.tap('header a')
  await page.tap('[data-action=continue]')
  await page.waitForSelector('main[data-step=goal-weight]')
  await page.tap('[data-action=back]')
  await page.waitForSelector('main[data-step=height]')
})

test('after a reload the back arrow still works, and the history does not grow', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('review-result') })
  await visit(page, addressOf('height'))
  for (const slug of ['weight', 'goal-weight']) {
    await page.tap('[data-action=next]')
    await arriveAt(page, slug)
  }
  const entries = await page.evaluate(() => history.length)
  await revisit(page)
  await page.tap('[data-action=back]')
  await arriveAt(page, 'height')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goForward()
  await arriveAt(page, 'weight')
})
