import type { Page } from 'playwright-core'
import { casesOf } from '../every-case.ts'

/** Window sizes, CSS px: small and ordinary phones, a phone in landscape, a laptop and a large screen. */
const every = [
  { width: 320, height: 568 },
  { width: 360, height: 780 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

/** The narrowest, the widest, and one with neither the phone's nor the desktop's layout. */
const windows = casesOf(
  every.filter(({ width }) => width === 320 || width === 844 || width === 1920),
  every,
)

/** Elements wider than the window, text that leaves its card, and a group name that touches the wordmark. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const wordsIn = (card: Element): DOMRect[] => {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      while (walker.nextNode()) {
        // Text for screen readers only is in a box of one pixel.
        if (walker.currentNode.parentElement === null || !isShown(walker.currentNode.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        // A space at the end of a line has no box at all.
        if (range.getClientRects().length > 0) boxes.push(range.getBoundingClientRect())
      }
      return boxes
    }
    const leaving = [...document.querySelectorAll('h1, main :is(label, button)')].filter(isShown).filter((card) => {
      const box = card.getBoundingClientRect()
      const isOut = wordsIn(card).some(({ left, right }) => right > box.right + 1 || left < box.left - 1)
      return isOut || box.right > clientWidth + 1
    })
    const [group, mark] = ['header p', 'header a'].map((selector) => {
      const found = document.querySelector(selector)
      return found === null ? undefined : wordsIn(found)[0]
    })
    return [
      ...(scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px sideways`] : []),
      ...leaving.map((card) => `"${(card.textContent ?? '').slice(0, 30)}" leaves its box`),
      ...(group !== undefined && mark !== undefined && Math.max(mark.left - group.right, group.left - mark.right) < 8
        ? ['group at wordmark']
        : []),
    ]
  })

/** Anything outside the window at one of its sizes; nothing may scroll sideways from 320 to 1920 px. */
export async function sidewaysAtAnyWidth(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const size of windows) {
    await page.setViewportSize(size)
    for (const trouble of await outside(page)) found.push(`${size.width}: ${trouble}`)
  }
  if (before !== null) await page.setViewportSize(before)
  return found
}

/**
 * Whether the page of a phone is wider than its screen at the beginning of its slide. The browser of a phone keeps that width, so
 * that the page can be moved sideways and what stands at the bottom is out of sight.
 */
export async function widerInSlide(page: Page): Promise<readonly string[]> {
  const screen = page.viewportSize()?.width ?? 0
  const width = await page.evaluate(async () => {
    const slides = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    // From its first moment, whatever the machine has drawn of it already.
    for (const slide of slides) slide.currentTime = 0
    const widest = Math.max(document.documentElement.scrollWidth, window.innerWidth)
    await Promise.allSettled(slides.map((slide) => slide.finished))
    return widest
  })
  return width > screen ? [`is ${width - screen} px wider than the screen while it slides in`] : []
}
