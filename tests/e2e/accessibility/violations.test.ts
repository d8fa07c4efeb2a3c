import { expect } from 'vitest'
import { test } from '../browser.ts'
import { visit } from '../hydration.ts'
import { violationsOn } from './violations.ts'

test('axe finds faults of a single theme, and those of both', async ({ open }) => {
  const page = await open({ reducedMotion: false })
  await visit(page, '/v3/')
  expect(await violationsOn(page)).toEqual([])
  await page.evaluate(() => {
    const p = document.createElement('p')
    p.id = 'bad'
    p.textContent = 'Words that are hard to read'
    document.querySelector('main')?.append(p)
    const style = new CSSStyleSheet()
    style.replaceSync(
      '#bad { background: #fff; color: #111; transition: color 2s } [data-theme=dark] #bad { color: #ddd; background: #fff }',
    )
    document.adoptedStyleSheets.push(style)
  })
  const dark = await violationsOn(page)
  expect(dark.filter((line) => line.startsWith('dark theme: color-contrast at #bad'))).toHaveLength(1)
  await page.evaluate(() => document.querySelector('#bad')?.setAttribute('role', 'nonsense'))
  expect((await violationsOn(page)).join()).toContain('aria-roles at #bad')
  expect(await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')).toBe('light')
})
