import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import { type SpecifiedChoice, specifiedChoices } from '#domain/funnel/specified-journey.example.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { inputMethodOf } from '#tests/e2e/walk/input-method.ts'
import type { Persona } from '../personas/persona.ts'
import { answerStep } from '../walk/answer-step.ts'
import { arriveAt } from '../walk/expect-step.ts'

const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem('hero') ?? '{}')[name], key)

const shown = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-value]')].map((card) => card.dataset['value']),
  )

/** Chooses each value alone, and reads what the device has stored for it. */
async function storedBySeveral(page: Page, { key, values }: SpecifiedChoice): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const value of values) {
    await page.tap(`main [data-value="${value}"]`)
    const list = await stored(page, key)
    found.push(Array.isArray(list) && list.length === 1 ? list[0] : list)
    await page.tap(`main [data-value="${value}"]`)
  }
  return found
}

/** Chooses each value, which turns the page, and returns for the next one. */
async function storedByChoice(page: Page, { slug, key, values }: SpecifiedChoice): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const value of values) {
    await page.tap(`main [data-value="${value}"]`)
    await page.waitForFunction((here) => document.querySelector('main')?.dataset['step'] !== here, slug)
    found.push(await stored(page, key))
    await page.goBack()
    await arriveAt(page, slug)
  }
  return found
}

const stepNow = (page: Page): Promise<Slug> =>
  // The app's own name for the step.
  page.getAttribute('main', 'data-step').then((step) => step as Slug)

/** Walks to the forecast and tries every option on the way; returns their number. */
export async function tryEveryOption(page: Page, persona: Persona): Promise<number> {
  const { gender } = persona.picks
  const input = inputMethodOf(page, 'finger')
  await visit(page, '/v3/')
  await input.choose(gender)
  await arriveAt(page, 'trust')
  expect(await stored(page, 'gender')).toBe(gender)
  const tried: string[] = []
  let options = 0
  for (let slug: Slug = 'trust'; slug !== 'finally-plan'; slug = await stepNow(page)) {
    const specified = specifiedChoices.find((step) => step.slug === slug)
    if (specified !== undefined) {
      tried.push(slug)
      expect.soft(await shown(page), `${gender} ${slug}`).toEqual(specified.values.map(String))
      const found = specified.several ? storedBySeveral(page, specified) : storedByChoice(page, specified)
      expect.soft(await found, `${gender} ${slug}`).toStrictEqual(specified.values)
      options += specified.values.length
    }
    const step = stepOf(slug)
    if (step === undefined) throw new Error(`${slug} is not a step.`)
    await answerStep(page, input, persona, step)
    await page.waitForFunction((here) => document.querySelector('main')?.dataset['step'] !== here, slug)
    await arriveAt(page, await stepNow(page))
  }
  expect(tried).toEqual(specifiedChoices.map(({ slug }) => slug))
  return options
}
