import type { Page } from 'playwright-core'

/** Text that lies on other text, that is cut off, or that makes the page wider than its window. */
const troubles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = (element: Element | null) => `"${(element?.textContent ?? '').trim().slice(0, 30)}"`
    const isBar = (element: Element | null): boolean => {
      if (element === null) return false
      const { position, clip, clipPath } = getComputedStyle(element)
      // A bar lies on what scrolls below it; what is for screen readers alone is clipped.
      const isOff = position === 'sticky' || position === 'fixed' || clip !== 'auto' || clipPath !== 'none'
      return isOff || isBar(element.parentElement)
    }
    const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT)
    const lines: { readonly of: Element; readonly box: DOMRect }[] = []
    while (walker.nextNode()) {
      const of = walker.currentNode.parentElement
      if (of === null || (walker.currentNode.textContent ?? '').trim() === '') continue
      if (of.closest('svg, dialog:not([open]), [inert]') !== null || !of.checkVisibility() || isBar(of)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const box of range.getClientRects()) if (box.width > 2) lines.push({ of, box })
    }
    const overlapping = lines.flatMap(({ of, box }, at) =>
      lines
        .slice(at + 1)
        .filter((other) => {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          // The boxes of lines that follow each other closely share a few pixels without ink.
          return other.of !== of && across > 3 && down > Math.min(box.height, other.box.height) * 0.4
        })
        .map((other) => `${named(of)} lies on ${named(other.of)}`),
    )
    const cut = [...new Set(lines.map((line) => line.of))].filter((element) => {
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box)
        if (webkitLineClamp !== 'none') return false
        if (overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 2) return true
        if (overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 2) return true
      }
      return false
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...new Set(overlapping),
      ...cut.map((element) => `${named(element)} is cut off`),
      ...(scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px sideways`] : []),
    ]
  })

/** The same when somebody has made all text twice as large, in their browser or their phone. */
export async function troublesAtLargeText(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const found = await troubles(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}
