import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { brand } from '#domain/brand.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import { groups } from '#domain/funnel/step.ts'
import { groupWords } from '#web/words/group-words.ts'

/** The expected step, and what the device should have stored. */
export type Expected = {
  readonly slug: Slug
  readonly hero: Hero
  /** Number of entries in the tab's history. */
  readonly entries: number
}

/** Entries that Chromium keeps of a tab's history; the oldest are dropped. */
const MOST_ENTRIES = 50

/** Titles given by the specification. */
const specifiedTitles: Partial<Readonly<Record<Slug, string>>> = {
  trust: 'Over 1.2M users trust the product to lose weight naturally',
  'meal-plan': 'Get fit fast!',
  'review-result': 'Real people. Real results.',
  'personalize-plan': 'Creating your personalized meal plan',
}

const branches = { FEMALE: 'woman', MALE: 'man', '': 'no-gender' } as const

/** Waits until a step or page is shown and its heading has the focus. */
export async function arriveAt(page: Page, step: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const heading = document.querySelector(`main[data-step="${wanted}"] h1`)
      return heading !== null && document.activeElement === heading
    },
    step,
    { polling: 'raf' },
  )
}

/** Everything that a person, a screen reader or another program can read from the page. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      path: location.pathname + location.search + location.hash,
      title: document.title,
      heading: document.querySelector('main h1')?.textContent ?? '',
      headings: document.querySelectorAll('h1').length,
      progress: document.querySelector('header [role=img]')?.getAttribute('aria-label') ?? null,
      fits: scrollWidth <= clientWidth,
      entries: history.length,
      hero: JSON.parse(localStorage.getItem('hero') ?? 'null'),
    }
  })

/** Waits for a step of the journey and checks everything that is promised for every step. */
export async function expectStep(page: Page, { slug, hero, entries }: Expected): Promise<void> {
  await arriveAt(page, slug)
  const { heading, title, ...seen } = await lookAt(page)
  const group = stepOf(slug)?.group ?? 'about'
  expect({ slug, ...seen }).toStrictEqual({
    slug,
    path: `/v3/${branches[hero.gender]}/${slug}`,
    headings: 1,
    // The pay page has a different layout.
    progress: slug === 'pay' ? null : `Part ${groups.indexOf(group) + 1} of 7: ${groupWords.names[group]}`,
    fits: true,
    entries: Math.min(entries, MOST_ENTRIES),
    hero,
  })
  expect(title).toMatch(new RegExp(`^\\S.+ – ${brand.name}$`))
  const specified = specifiedTitles[slug]
  // The health question is shown before the progress of the plan.
  if (specified !== undefined && slug !== 'personalize-plan') expect(heading).toBe(specified)
}
