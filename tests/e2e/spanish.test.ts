import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { inspectPlanScreens, showsAll } from './accessibility/plan-screens.ts'
import { inspectSharedPages } from './accessibility/shared-pages.ts'
import { sidewaysAtAnyWidth } from './accessibility/sideways.ts'
import { everyStep, inspectSteps, stepKinds } from './accessibility/step-screens.ts'
import { type Open, test } from './browser.ts'
import { casesOf } from './every-case.ts'
import { newOwner, newOwnerWith } from './member/plan-owner.ts'
import { openPlan } from './member/plan-page.ts'

const devices = casesOf(['phone'], ['phone', 'desktop'])
/** What a customer agrees to and the sources are in English in every language. */
const contracts: readonly string[] = ['terms_of_service', 'privacy', 'refund-policy', 'credits']

/** Visible texts and names of controls with words that no Spanish sentence has, outside of what is marked as English. */
const englishTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const english =
      /\b(?:the|and|with|your|you|of|is|are|was|for|from|that|this|will|have|we|our|it|day|days|week|weeks|cook|add|save|more|serving|slice|piece|cup|card|trial)\b/i
    const found = new Set<string>()
    const note = (text: string, element: Element) => {
      if (english.test(text) && element.closest('[lang]')?.getAttribute('lang') === 'es') found.add(text.trim())
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent === null || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName)) continue
      if (parent.checkVisibility()) note(walker.currentNode.textContent ?? '', parent)
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`body [${name}]`)) note(element.getAttribute(name) ?? '', element)
    return [document.title, ...found].filter((text) => english.test(text))
  })

/** Words that do not fit into their line and go on in the next one, where they have no hyphen. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (parentElement?.checkVisibility() !== true || parentElement.closest('code, pre') !== null) continue
      // What only screen readers read is a point wide.
      if (parentElement.getBoundingClientRect().width < 4) continue
      for (const { 0: word, index } of (textContent ?? '').matchAll(/\p{L}{5,}/gu)) {
        const range = document.createRange()
        range.setStart(walker.currentNode, index)
        range.setEnd(walker.currentNode, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          found.add(`broken: ${word}`)
      }
    }
    return [...found]
  })

const faults = async (page: Page): Promise<readonly string[]> => [
  ...(await englishTexts(page)),
  ...(await brokenWords(page)),
  ...(await sidewaysAtAnyWidth(page)),
]

/** Opens pages for a visitor whose browser asks for Spanish. */
const inSpanish =
  (open: Open): Open =>
  (look) =>
    open({ ...look, locale: 'es-MX' })

/** A member who reads Spanish. */
async function newReader() {
  const owner = await newOwner()
  await owner.ask('PUT', routes.memberFormats, {}, { locale: 'es' })
  return owner
}

test.for(devices)('questions, forecast and pay in Spanish on a $0', async (device, { open }) => {
  expect(await inspectSteps(inSpanish(open), device, casesOf(stepKinds, everyStep), faults)).toEqual({})
})

test.for(devices)('pages for everybody in Spanish on a $0', async (device, { open }) => {
  const inspect = async (page: Page, name: string) => {
    if (name === '') await page.waitForSelector('section[aria-labelledby=prices] li strong')
    return contracts.includes(name) ? sidewaysAtAnyWidth(page) : faults(page)
  }
  expect(await inspectSharedPages(inSpanish(open), device, inspect)).toEqual({})
})

test.for(devices)('every screen of the plan in Spanish on a $0', async (device, { open }) => {
  const { owner } = await newOwnerWith(showsAll, newReader)
  const page = await openPlan(inSpanish(open), owner, { look: { device } })
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  expect(await inspectPlanScreens(page, faults, 'in any language')).toEqual({})
})

test('browsers that ask for Spanish of any country get it, and the first page switches to it', async ({ open }) => {
  for (const locale of ['es', 'es-MX', 'es-US', 'es-419']) {
    const { headers } = await fetch(new URL('/v3/', inject('appUrl')), { headers: { 'accept-language': locale } })
    expect([locale, headers.get('content-language')]).toEqual([locale, 'es'])
    expect(headers.get('vary')).toMatch(/accept-language/i)
    expect(headers.get('link')).toMatch(/lang=es>; rel="alternate"; hreflang="es"/)
  }
  const page = await open({ locale: 'en-US' })
  await page.goto('/v3/')
  await page.tap('a:has-text("Español")')
  await page.waitForFunction(() => document.documentElement.lang === 'es')
})
