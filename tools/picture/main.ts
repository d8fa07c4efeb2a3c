import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { withBrowser } from '../../bench/browser/chromium.ts'
import { serveApp } from '../../tests/e2e/served-app.ts'
import { phonesSideBySide } from './phones-side-by-side.ts'
import { screens } from './screens.ts'

// Makes the picture at the top of the README from the real app.
const folder = join(import.meta.dirname, '../../docs')
const MOST_BYTES = 600_000

const app = await serveApp()
try {
  const screenshot = await withBrowser(async (browser) => phonesSideBySide(browser, await screens(browser, app.url)))
  // 256 colours halve the file; the dishes of some weeks would exceed the limit without.
  const picture = await sharp(screenshot).png({ palette: true, effort: 10 }).toBuffer()
  if (picture.length > MOST_BYTES) throw new Error(`The picture has ${picture.length} bytes, ${MOST_BYTES} at most.`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'forkcast.png'), picture)
  console.log(`docs/forkcast.png: ${Math.round(picture.length / 1000)} kB`)
} finally {
  await app.stop()
}
