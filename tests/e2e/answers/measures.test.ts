import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredUpTo } from '../visitor.ts'

const fields = { height: 'height', weight: 'weight', 'goal-weight': 'goalWeight' } as const
type Slug = keyof typeof fields
const NO_NUMBER = 'Please enter a number'
const HEIGHT = 'check your height'
const WEIGHT = 'check your weight'
const GOAL = 'check your goal weight'

async function submit(page: Page, slug: Slug, units: 'metric' | 'imperial', typed: readonly string[]): Promise<void> {
  await visit(page, addressOf(slug))
  await page.tap(`[data-unit=${units}]`)
  const [main = '', inches] = typed
  await page.fill(`input[name=${fields[slug]}]`, main)
  if (inches !== undefined) await page.fill('input[name=heightInches]', inches)
  await page.tap('[data-action=next]')
}

/** What is typed, and why it is not taken. Ada is 170 cm tall. */
const refused: readonly [Slug, 'metric' | 'imperial', readonly string[], string][] = [
  ['height', 'metric', [''], NO_NUMBER],
  ['height', 'metric', ['tall'], NO_NUMBER],
  ['height', 'metric', ['-170'], NO_NUMBER],
  ['height', 'metric', ['1e2'], NO_NUMBER],
  ['height', 'metric', ['1,70'], HEIGHT],
  ['height', 'metric', ['129.9'], HEIGHT],
  ['height', 'metric', ['230.1'], HEIGHT],
  ['height', 'imperial', ['4', '2'], HEIGHT],
  ['height', 'imperial', ['7', '7'], HEIGHT],
  ['height', 'imperial', ['5', 'x'], NO_NUMBER],
  ['weight', 'metric', ['0'], WEIGHT],
  ['weight', 'metric', ['34.9'], WEIGHT],
  ['weight', 'metric', ['300.1'], WEIGHT],
  ['weight', 'metric', ['36'], 'do not fit together'],
  ['weight', 'metric', ['250'], 'do not fit together'],
  ['weight', 'imperial', ['70'], WEIGHT],
  ['goal-weight', 'metric', ['29'], GOAL],
  ['goal-weight', 'metric', ['53.4'], 'below the healthy range'],
  ['goal-weight', 'imperial', ['117'], 'below the healthy range'],
]

test('measures that cannot be right are asked again, with the reason', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('review-result') })
  await visit(page, '/v3/')
  const before = await storedHero(page)
  for (const [slug, units, typed, reason] of refused) {
    await submit(page, slug, units, typed)
    const alert = page.locator('[role=alert]')
    await alert.waitFor()
    expect.soft(await alert.textContent(), `${slug} ${typed}`).toContain(reason)
    const input = page.locator(`input[name=${fields[slug]}]`)
    expect.soft(await input.getAttribute('aria-invalid')).toBe('true')
    expect.soft(await input.inputValue(), 'what was typed stays').toBe(typed[0])
    expect.soft(await input.getAttribute('aria-describedby')).toBe(await alert.getAttribute('id'))
  }
  expect(await storedHero(page)).toEqual(before)
})

/** What is typed, and what is stored of it. */
const taken: readonly [Slug, 'metric' | 'imperial', readonly string[], number][] = [
  ['height', 'metric', ['130'], 130],
  ['height', 'metric', [' 170,5 '], 170.5],
  ['height', 'imperial', ['5', ''], 152.4],
  ['height', 'imperial', ['5', '10.5'], 179.07],
  ['height', 'metric', ['170'], 170],
  ['weight', 'metric', ['80.'], 80],
  ['weight', 'imperial', ['180'], 81.6466],
  ['goal-weight', 'metric', ['53.5'], 53.5],
  ['goal-weight', 'metric', ['80'], 80],
]

test('measures are stored in centimetres and kilograms', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('review-result') })
  for (const [slug, units, typed, kept] of taken) {
    await submit(page, slug, units, typed)
    await page.waitForFunction((here) => document.querySelector('main')?.dataset['step'] !== here, slug)
    expect.soft(await storedHero(page), `${slug} ${typed}`).toMatchObject({ [fields[slug]]: kept })
  }
})

test('units are switched to and fro without wearing the number down', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('goal-weight') })
  await visit(page, addressOf('weight'))
  const input = page.locator('input[name=weight]')
  await input.fill('81.3')
  for (const _ of Array.from({ length: 5 })) {
    await page.tap('[data-unit=imperial]')
    expect(await input.inputValue()).toBe('179.2')
    await page.tap('[data-unit=metric]')
    expect(await input.inputValue()).toBe('81.3')
  }
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=goal-weight]')
  expect(await storedHero(page)).toMatchObject({ weight: 81.3 })
})
