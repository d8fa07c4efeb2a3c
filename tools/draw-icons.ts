import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/bootstrap/find-chromium.mjs'

// Draws the icons of home screens as pixels from the two SVG drawings. Run this when those change.
const folder = join(import.meta.dirname, '../src/web/root')

/** The drawing, the file made from it, and its side in pixels. iOS rounds corners itself, so it gets the square one. */
const icons = [
  ['icon.svg', 'icon-192.png', 192],
  ['icon.svg', 'icon-512.png', 512],
  ['icon-maskable.svg', 'icon-maskable-512.png', 512],
  ['icon-maskable.svg', 'apple-touch-icon.png', 180],
] as const

const executablePath = await findChromium()
if (executablePath === null) throw new Error('No Chromium on this machine.')
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
try {
  for (const [drawing, file, edge] of icons) {
    const page = await browser.newPage({ viewport: { width: edge, height: edge } })
    const source = (await readFile(join(folder, drawing))).toString('base64')
    await page.setContent(
      `<style>body{margin:0}img{display:block}</style><img width="${edge}" src="data:image/svg+xml;base64,${source}">`,
    )
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    await page.screenshot({ path: join(folder, file), omitBackground: true })
    await page.close()
  }
} finally {
  await browser.close()
}

await import('./draw-email-pictures.ts')
