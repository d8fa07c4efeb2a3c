import { type Browser, chromium, type Page } from 'playwright-core'
import { seededRandom } from '#planner/seeded-random.ts'
import { findChromium } from '../../scripts/bootstrap/find-chromium.mjs'
import { browserArguments } from '../e2e/browser-arguments.ts'
import { type Level, levels, randomCamera } from './cameras.ts'
import { type DrawnLabel, drawLabel } from './draw-label.ts'
import { type Label, labelForms } from './layout.ts'
import { randomLabel } from './random-label.ts'

/** One picture of a set. */
export type SetPicture = { readonly label: Label; readonly level: Level; readonly drawn: DrawnLabel }

/** The form and level of the picture with an index: every form at every level in turn. */
export const kindOf = (index: number) => ({
  form: labelForms[index % labelForms.length] ?? labelForms[0],
  level: levels[Math.floor(index / labelForms.length + (index % labelForms.length)) % levels.length] ?? levels[0],
})

/** The picture with an index in the set of a seed. */
export async function setPicture(page: Page, seed: string, index: number): Promise<SetPicture> {
  const { form, level } = kindOf(index)
  const label = randomLabel(form, `${seed}-${index}`)
  const camera = randomCamera(level, seededRandom(`${seed}-camera-${index}`))
  return { label, level, drawn: await drawLabel(page, label.layout, camera) }
}

/** A page to draw in, in a browser of its own; null if there is no Chromium. */
export async function drawingPage(): Promise<{ readonly page: Page; readonly browser: Browser } | null> {
  const executablePath = await findChromium()
  if (executablePath === null) return null
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments],
    chromiumSandbox: process.getuid?.() !== 0,
  })
  return { page: await browser.newPage(), browser }
}
