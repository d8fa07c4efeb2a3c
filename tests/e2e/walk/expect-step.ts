import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { brand } from '#domain/brand.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import { groups } from '#domain/funnel/step.ts'

/** Where the page is to be, and what the device is to have stored. */
export type Expected = {
  readonly slug: Slug
  readonly hero: Hero
  /** Entries of the tab's history. */
  readonly entries: number
}

/** Entries that Chromium keeps of a tab's history: more steps leave the oldest out. */
const MOST_ENTRIES = 50

/** Titles that the specification gives. */
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

/** What a person, a screen reader or another program can tell of the page. */
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

/** Waits for a step of the journey and holds all that is promised of each of them. */
export async function expectStep(page: Page, { slug, hero, entries }: Expected): Promise<void> {
  await arriveAt(page, slug)
  const { heading, title, ...seen } = await lookAt(page)
  const group = stepOf(slug)?.group ?? 'About You'
  expect({ slug, ...seen }).toStrictEqual({
    slug,
    path: `/v3/${branches[hero.gender]}/${slug}`,
    headings: 1,
    // Paying has a layout of its own.
    progress: slug === 'pay' ? null : `Part ${groups.indexOf(group) + 1} of 7: ${group}`,
    fits: true,
    entries: Math.min(entries, MOST_ENTRIES),
    hero,
  })
  expect(title).toMatch(new RegExp(`^\\S.+ – ${brand.name}$`))
  const specified = specifiedTitles[slug]
  // The health question comes before the work on the plan is shown.
  if (specified !== undefined && slug !== 'personalize-plan') expect(heading).toBe(specified)
}
