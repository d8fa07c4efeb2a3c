import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { inputMethodOf } from '#tests/e2e/walk/input-method.ts'
import type { Persona } from '../personas/persona.ts'
import { answerStep } from '../walk/answer-step.ts'
import { arriveAt } from '../walk/expect-step.ts'
import { type SpecifiedStep, specifiedSteps } from './specified-answers.ts'

const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem('hero') ?? '{}')[name], key)

const shown = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-value]')].map((card) => card.dataset['value']),
  )

/** Every option, or of the choices that turn the page the first and the last alone. */
type Extent = 'every option' | 'sample'

/** Chooses each value once, alone, and reads what the device has stored. */
async function storedBySeveral(page: Page, { key, values }: SpecifiedStep): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const value of values) {
    await page.tap(`main [data-value="${value}"]`)
    const list = await stored(page, key)
    found.push(Array.isArray(list) && list.length === 1 ? list[0] : list)
    await page.tap(`main [data-value="${value}"]`)
  }
  return found
}

/** Chooses each value, which turns the page, and comes back for the next one. */
async function storedByChoice(
  page: Page,
  { slug, key }: SpecifiedStep,
  values: SpecifiedStep['values'],
): Promise<readonly unknown[]> {
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
  // The app's own name of the step.
  page.getAttribute('main', 'data-step').then((step) => step as Slug)

/** Walks to the forecast and tries the options on the way; how many those were. */
export async function tryEveryOption(page: Page, persona: Persona, extent: Extent): Promise<number> {
  const { gender } = persona.picks
  const input = inputMethodOf(page, 'finger')
  await visit(page, '/v3/')
  await input.choose(gender)
  await arriveAt(page, 'trust')
  expect(await stored(page, 'gender')).toBe(gender)
  const tried: string[] = []
  let options = 0
  for (let slug: Slug = 'trust'; slug !== 'finally-plan'; slug = await stepNow(page)) {
    const specified = specifiedSteps.find((step) => step.slug === slug)
    if (specified !== undefined) {
      tried.push(slug)
      expect.soft(await shown(page), `${gender} ${slug}`).toEqual(specified.values.map(String))
      const { several, values } = specified
      const chosen =
        extent === 'every option' || several ? values : values.filter((_, at) => at % (values.length - 1) === 0)
      const found = several ? storedBySeveral(page, specified) : storedByChoice(page, specified, chosen)
      expect.soft(await found, `${gender} ${slug}`).toStrictEqual(chosen)
      options += chosen.length
    }
    const step = stepOf(slug)
    if (step === undefined) throw new Error(`${slug} is no step.`)
    await answerStep(page, input, persona, step)
    await page.waitForFunction((here) => document.querySelector('main')?.dataset['step'] !== here, slug)
    await arriveAt(page, await stepNow(page))
  }
  expect(tried).toEqual(specifiedSteps.map(({ slug }) => slug))
  return options
}
