import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import type { Slug } from '#domain/funnel/journey.ts'
import { pathOf } from '#domain/funnel/path.ts'
import { visit } from '#tests/e2e/hydration.ts'
import type { Persona } from '../personas/persona.ts'
import { recordOf, todayInUtc } from '../personas/record-of.ts'
import { answerStep } from './answer-step.ts'
import { arriveAt, expectStep } from './expect-step.ts'
import { type InputMethod, inputMethodOf } from './input-method.ts'

/** A persona's way through the app. */
export type Walk = {
  readonly page: Page
  readonly persona: Persona
  readonly input: InputMethod
  /** All answers that this person will have given at the end. */
  readonly whole: Hero
  /** Number of entries in the tab's history at the start page. */
  readonly entries: number
}

/** Steps from which the header's arrow does not lead to the step before, as specified. */
const oddBacks: Partial<Readonly<Record<Slug, Slug>>> = {
  'goal-weight': 'height',
  'recipes-screen': 'cooking-skill',
  'keep-on-track': 'habits-struggle',
}

/** Opens the start page and switches to the person's theme. */
export async function beginWalk(page: Page, persona: Persona): Promise<Walk> {
  await visit(page, '/v3/')
  const input = inputMethodOf(page, persona.input)
  await page.waitForFunction(() => localStorage.getItem('hero') !== null)
  if (persona.theme === 'dark') await input.press('button[aria-label="Dark theme"]')
  expect(await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')).toBe(persona.theme)
  const entries = await page.evaluate(() => history.length)
  return { page, persona, input, whole: recordOf(persona, todayInUtc()), entries }
}

const stepsOf = ({ whole }: Walk) => pathOf(whole)
const placeOf = (walk: Walk, slug: Slug): number => stepsOf(walk).findIndex((step) => step.slug === slug)

/**
 * Answers every question from the start page up to a step, and stops before answering that one. If the device has the
 * answers up to `from` stored, the start page leads there.
 */
export async function walkTo(walk: Walk, goal: Slug, from?: Slug): Promise<void> {
  const { page, persona, input, whole, entries } = walk
  if (from === undefined) await input.choose(whole.gender)
  else await input.press('[data-action=continue]')
  const steps = stepsOf(walk).slice(from === undefined ? 0 : placeOf(walk, from))
  const [first] = steps
  if (first === undefined) throw new Error('There is no step to go from.')
  const answered: Record<string, unknown> = { ...known(walk, first.slug) }
  for (const [place, step] of steps.entries()) {
    // The answers known so far are complete entries of the record.
    await expectStep(page, { slug: step.slug, hero: { ...answered } as Hero, entries: entries + place + 1 })
    if (step.slug === goal) return
    await answerStep(page, input, persona, step)
    if ('key' in step) answered[step.key] = whole[step.key]
  }
}

/** Goes from a step all the way back to the start page, with the arrow in the header or the browser's own Back. */
export async function walkBack(walk: Walk, from: Slug, by: 'arrow' | 'browser'): Promise<void> {
  const { page, input, whole, entries } = walk
  const steps = stepsOf(walk)
  const hero = known(walk, from)
  const most = entries + placeOf(walk, from) + 1
  let slug: Slug | undefined = from
  while (slug !== undefined) {
    if (by === 'arrow') await input.press('[data-action=back]')
    else await page.goBack()
    const before: Slug | undefined = steps[placeOf(walk, slug) - 1]?.slug
    slug = (by === 'arrow' ? oddBacks[slug] : undefined) ?? before
    if (slug !== undefined) await expectStep(page, { slug, hero, entries: most })
  }
  await arriveAt(page, 'home')
  expect(whole.gender).not.toBe('')
}

/** Goes forward again through steps that are all answered: nothing is asked twice, and a button continues. */
export async function walkAgainTo(walk: Walk, goal: Slug): Promise<void> {
  const { page, input, whole, entries } = walk
  const hero = known(walk, goal)
  await input.choose(whole.gender)
  for (const [place, { slug }] of stepsOf(walk).entries()) {
    await expectStep(page, { slug, hero, entries: entries + place + 1 })
    if (slug === goal) return
    await input.press('[data-action=next]')
  }
}

/** The record of this person when a step is reached for the first time. */
function known(walk: Walk, slug: Slug): Hero {
  const later = stepsOf(walk).slice(placeOf(walk, slug))
  const keys: readonly string[] = later.flatMap((step) => ('key' in step ? [step.key] : []))
  // Only complete entries are left out.
  return Object.fromEntries(Object.entries(walk.whole).filter(([key]) => !keys.includes(key))) as Hero
}
