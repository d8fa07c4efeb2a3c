import type { Page } from 'playwright-core'

/** Text that is cut off: a box around it hides what is beyond its edge. Titles that end in an ellipsis do so on purpose. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
    const isCut = (element: Element): boolean => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
        const overflow = [overflowX, overflowY]
        if (overflow.every((value) => value === 'visible')) continue
        const edge = box.getBoundingClientRect()
        // Text for screen readers is in a box of one pixel.
        if (edge.width <= 1 || edge.height <= 1 || textOverflow === 'ellipsis') return false
        if (overflow.some((value) => value === 'auto' || value === 'scroll')) return false
        return text.left < edge.left - 2 || text.right > edge.right + 2 || text.bottom > edge.bottom + 4
      }
      return false
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) && element.checkVisibility() && isCut(element))
      .map((element) => `"${(element.textContent ?? '').slice(0, 40)}" is cut`)
  })

/** Visible texts and names of controls that have English letters: they are not from words. */
export const englishTexts = (page: Page, expected: readonly RegExp[]): Promise<readonly string[]> =>
  page.evaluate(
    (patterns) => {
      const found = new Set<string>()
      const note = (text: string) => {
        const rest = patterns.reduce((left, pattern) => left.replace(new RegExp(pattern, 'g'), ''), text)
        if (/[A-Za-z]{3,}/.test(rest)) found.add(text.trim().slice(0, 80))
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        if (parent === null || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName)) continue
        if (parent.checkVisibility()) note(walker.currentNode.textContent ?? '')
      }
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        for (const element of document.querySelectorAll(`body [${name}]`)) note(element.getAttribute(name) ?? '')
      return [...found]
    },
    expected.map(({ source }) => source),
  )

/** Charts whose first day is not at the edge at which this language begins to read, and texts within them that are mirrored. */
export const chartsTurnedWrongly = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isRightToLeft = document.documentElement.dir === 'rtl'
    /** 1 or -1: whether x grows to the right on the screen. */
    const side = (element: SVGGraphicsElement) => Math.sign(element.getScreenCTM()?.a ?? 0)
    return [...document.querySelectorAll<SVGSVGElement>('main svg[role=img]')]
      .filter((chart) => chart.querySelector('text') !== null)
      .flatMap((chart) => [
        ...(side(chart) === (isRightToLeft ? -1 : 1) ? [] : ['a chart is not mirrored']),
        ...[...chart.querySelectorAll('text')]
          .filter((text) => side(text) !== 1)
          .map((text) => `mirrored: ${text.textContent}`),
      ])
  })
