import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '#domain/funnel/journey.ts'
import { groups } from '#domain/funnel/step.ts'
import { goWithin, visit } from '../alive.ts'
import { test } from '../browser.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'

/** What lies beyond the right edge, or cannot be touched where it is shown. */
const troubles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
    const controls = [...document.querySelectorAll<HTMLElement>('header button, main :is(a, button, input, summary)')]
    const shown = controls.filter((control) => (control.closest('label') ?? control).checkVisibility())
    const hidden = shown.filter((control) => {
      // A checkbox or radio lies under its card.
      const target = control.closest('label') ?? control
      target.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = target.getBoundingClientRect()
      // A link may be broken over two lines; its first line counts.
      const [line] = target.getClientRects()
      const x = line === undefined ? 0 : (line.left + line.right) / 2
      const y = line === undefined ? 0 : (line.top + line.bottom) / 2
      const there = document.elementFromPoint(x, y)
      const isReached = there !== null && (target.contains(there) || there.contains(control))
      return !isReached || left < 0 || right > clientWidth || bottom - top === 0
    })
    return [...wide, ...hidden.map((control) => control.outerHTML.slice(0, 120))]
  })

test.for(groups)(
  '%s: on a screen of 320 x 568, everything is reached without scrolling sideways',
  async (group, { open }) => {
    const page = await open({ device: 'small', stored: { ...answeredAll(), token: 'of-nobody' }, inTab: healthy })
    await visit(page, '/v3/')
    const found: Record<string, readonly string[]> = {}
    for (const { slug } of journey.filter((step) => step.group === group)) {
      await goWithin(page, addressOf(slug), slug)
      if (slug === 'pay') await page.waitForSelector('[data-plan]')
      const seen = await troubles(page)
      if (seen.length > 0) found[slug] = seen
    }
    expect(found).toEqual({})
  },
)

test('the pages that everybody has fit on 320 x 568', async ({ open }) => {
  const page = await open({ device: 'small', stored: answeredAll() })
  await visit(page, '/v3/privacy')
  const found: Record<string, readonly string[]> = {}
  for (const name of ['', 'complete', 'resume', 'terms_of_service', 'privacy', 'refund-policy']) {
    await goWithin(page, `/v3/${name}`, name === '' ? 'home' : name)
    const seen = await troubles(page)
    if (seen.length > 0) found[name] = seen
  }
  expect(found).toEqual({})
})
