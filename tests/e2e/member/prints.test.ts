import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { everyVariant } from '#planner/derive/every-variant.example.ts'
import { dishTitle } from '#planner/wording/dish-words.ts'
import { test } from '../browser.ts'
import { veganCook } from './people.ts'
import { newOwner, type PlanOwner } from './plan-owner.ts'
import { goToPlan, mealPath, type Open, openPlan } from './plan-page.ts'

/** Width and height of each sheet, in points. */
async function sheetsOf(page: Page): Promise<readonly { readonly width: number; readonly height: number }[]> {
  const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  // Each page object in the file states its size.
  return [...file.matchAll(/\/Type \/Page\n[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => ({ width: Number(width), height: Number(height) }),
  )
}

/** Elements that are visible on paper and have no use there. */
const useless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav, header a, :not(h2) > button, a[href="#content"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
      .map((element) => element.outerHTML.slice(0, 120)),
  )

const onPaper = async (open: Open, owner: PlanOwner) => {
  const page = await openPlan(open, owner, { look: { device: 'desktop', stored: { theme: 'dark' } } })
  await page.emulateMedia({ media: 'print' })
  return page
}

let owner: PlanOwner
beforeAll(async () => {
  owner = await newOwner(veganCook)
})

test('the week is printed on one sheet in landscape', async ({ open }) => {
  const page = await onPaper(open, owner)
  await page.locator('main table').waitFor()
  expect(await useless(page)).toEqual([])
  const { days } = await owner.week()
  const table = await page.locator('main table').textContent()
  for (const { dishes } of days.flatMap(({ meals }) => meals)) expect(table).toContain(dishes[0]?.title)
  const sheets = await sheetsOf(page)
  expect(sheets.map(({ width, height }) => width > height)).toEqual([true])
})

test('sheets are of the paper in the settings: Letter for an American, A4 for whoever chooses it', async ({ open }) => {
  const print = async () => {
    const page = await onPaper(open, owner)
    await page.locator('main table').waitFor()
    const sheets = await sheetsOf(page)
    await page.close()
    return sheets.map(({ width, height }) => [Math.round(width), Math.round(height)])
  }
  expect(await print()).toEqual([[792, 612]])
  await owner.ask('PUT', routes.memberFormats, {}, { paper: 'A4' })
  expect(await print()).toEqual([[842, 595]])
  await owner.ask('PUT', routes.memberFormats, {}, { paper: 'LETTER' })
})

/** Paper formats of printers, and the width between their margins, mm. */
const sheets = { 'A4 on its side': 277, 'Letter on its side': 259.4, A4: 190, Letter: 195.9 }
const PIXELS_PER_MM = 96 / 25.4

test('no title has a word that is too long for its column', async ({ open }) => {
  const page = await onPaper(open, owner)
  await page.locator('main table').waitFor()
  const words = [...new Set(everyVariant.flatMap((dish) => dishTitle(dish).split(/\s|(?<=-)/)))]
  for (const [sheet, width] of Object.entries(sheets)) {
    const tooLong = await page.evaluate(
      ({ words, width }) => {
        const main = document.querySelector('main')
        const cell = document.querySelector('main table td:nth-of-type(2)')
        if (main === null || cell === null) return ['no table']
        main.style.width = `${width}px`
        const { fontSize, fontFamily, fontWeight, paddingLeft, paddingRight } = getComputedStyle(cell)
        const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        const context = document.createElement('canvas').getContext('2d')
        if (context === null) return ['no canvas context']
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`
        return words
          .filter((word) => context.measureText(word).width > room)
          .map((word) => `${word} at ${fontSize} in ${room}`)
      },
      { words, width: width * PIXELS_PER_MM },
    )
    expect(tooLong, sheet).toEqual([])
  }
})

test('even for six people a recipe is printed on one or two sheets, the list on at most two, black on white', async ({
  open,
}) => {
  await owner.set({ eaters: 6 })
  const page = await onPaper(open, owner)
  const paper = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.querySelector('main h1') ?? document.body)
      return { background: [getComputedStyle(document.body).backgroundColor, backgroundColor], color }
    })
  for (const [path, screen] of [
    [mealPath(0, 0), 'meal'],
    ['/list', 'list'],
  ] as const) {
    await goToPlan(page, path, screen)
    await page.emulateMedia({ media: 'print' })
    await page.waitForSelector(screen === 'list' ? 'label[data-value]' : 'main ol')
    expect(await useless(page)).toEqual([])
    const { background, color } = await paper()
    for (const each of background) expect(each).toMatch(/^rgb\(255, 255, 255\)$|^rgba\(0, 0, 0, 0\)$/)
    expect(color).toMatch(/^rgb\((\d|[1-5]\d), (\d|[1-5]\d), (\d|[1-5]\d)\)$/)
    const sheets = await sheetsOf(page)
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.length).toBeLessThanOrEqual(2)
  }
  // On paper nothing is collapsed.
  const staples = (await owner.list()).aisles.flatMap(({ lines }) => lines.filter(({ staple }) => staple))
  for (const { id } of staples) expect(await page.locator(`label[data-value="${id}"]`).isVisible()).toBe(true)
})
