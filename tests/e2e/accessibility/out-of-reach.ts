import type { Page } from 'playwright-core'

/** Runs `inspect` in a window of another size, CSS px, without a reload. */
export async function inWindow(
  page: Page,
  size: { readonly width: number; readonly height: number },
  inspect: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  const found = await inspect(page)
  if (before !== null) await page.setViewportSize(before)
  return found.map((trouble) => `${size.width} x ${size.height}: ${trouble}`)
}

/** Controls that are beyond the right edge, or cannot be touched where they are shown. */
export const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
    const controls = [...document.querySelectorAll<HTMLElement>('header button, main :is(a, button, input, summary)')]
    const shown = controls.filter((control) => (control.closest('label') ?? control).checkVisibility())
    const hidden = shown.filter((control) => {
      // A checkbox or radio is under its card.
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

const SMALL_PHONE = { width: 320, height: 568 } as const

/** A window of 1280 x 1024 in a browser at 400 % zoom. */
export const FOURFOLD = { width: 320, height: 256 } as const

/** What cannot be reached on a phone of 320 x 568, or at 400 % zoom. */
export const outOfReachOnSmall = async (page: Page): Promise<readonly string[]> => [
  ...(await inWindow(page, SMALL_PHONE, outOfReach)),
  ...(await inWindow(page, FOURFOLD, outOfReach)),
]
