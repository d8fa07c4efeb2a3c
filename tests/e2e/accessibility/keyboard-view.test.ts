import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { brand } from '#domain/brand.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { goWithin, visit } from '../hydration.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'
import { sidewaysAtAnyWidth } from './sideways.ts'

/** Steps with more options than fit above their button. */
const longSteps = ['achieve', 'meals-like', 'cuisines-like', 'food-restrictions', 'habits-struggle'] as const
const kinds = ['cuisines-like', 'meals-like', 'best-shape', 'finally-plan'] as const

/** The focused element, and how much of it the action bar covers, px. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const input = document.activeElement
    const target = input?.closest('label') ?? input
    const actions = document.querySelector('[data-action=next]')?.parentElement
    if (target == null || actions == null || target === document.body) return null
    const box = target.getBoundingClientRect()
    const covered = actions.contains(target) ? 0 : box.bottom - actions.getBoundingClientRect().top
    return { name: (target.textContent ?? '').slice(0, 30), covered: Math.max(0, covered), above: box.bottom < 0 }
  })

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

test.for(casesOf(sizes.slice(0, 1), sizes))(
  'the focused element is never hidden behind the button: $width x $height',
  async (size, { open }) => {
    const page = await open({ device: 'desktop', stored: answeredAll(), inTab: healthy })
    await page.setViewportSize(size)
    await visit(page, '/v3/')
    const hidden: string[] = []
    for (const slug of longSteps) {
      await goWithin(page, addressOf(slug), slug)
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab')
        const there = await focused(page)
        if (there === null) break
        // The top 16 px of the action bar are transparent.
        if (there.covered > 16 || there.above) hidden.push(`${slug}: ${there.name}`)
      }
    }
    expect(hidden).toEqual([])
  },
)

test('in forced colours only chosen options have a tick', async ({ open }) => {
  const { hero } = answeredAll()
  const stored = { ...answeredAll(), hero: JSON.stringify({ ...JSON.parse(hero ?? '{}'), cuisinesLike: ['GREEK'] }) }
  const page = await open({ stored, inTab: healthy })
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/v3/')
  await goWithin(page, addressOf('cuisines-like'), 'cuisines-like')
  const ticked = await page.locator('main label').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const box = card.querySelector('[aria-hidden]')
        const { color, backgroundColor } = getComputedStyle(box ?? card)
        return color !== backgroundColor
      })
      .map((card) => card.getAttribute('data-value')),
  )
  expect(ticked).toEqual(['GREEK'])
})

test('text follows the font size of the browser, and nothing scrolls sideways', async ({ open }) => {
  const page = await open({ device: 'desktop', stored: answeredAll(), inTab: healthy })
  await visit(page, '/v3/')
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  const heading = page.locator('main h1')
  expect(await heading.evaluate((h1) => getComputedStyle(h1).fontSize)).toBe('45px')
  const found: Record<string, readonly string[]> = {}
  for (const slug of kinds) {
    await goWithin(page, addressOf(slug), slug)
    const scrolls = (await sidewaysAtAnyWidth(page)).filter((trouble) => trouble.includes('scrolls'))
    if (scrolls.length > 0) found[slug] = scrolls
  }
  expect(found).toEqual({})
})

test('without JavaScript a page says that it needs it', async ({ browser, open }) => {
  const page = await open()
  const { origin } = new URL(await page.goto('/v3/').then((reply) => reply?.url() ?? ''))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${origin}/v3/`)
  const words = plain.locator('.no-script')
  await words.waitFor()
  expect(await words.textContent()).toContain(`${brand.name} needs JavaScript`)
  await context.close()
})
