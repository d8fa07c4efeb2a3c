import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withBrowser } from '../../bench/browser/chromium.ts'
import { serveApp } from '../../tests/e2e/served-app.ts'
import { contactSheet } from './contact-sheet.ts'
import { themes, type WindowName, windows } from './looks.ts'
import { allScreens, parts } from './screens.ts'
import { type ScreenPicture, takePictures } from './take-pictures.ts'

// Pictures of every screen in several windows and both themes, joined into sheets that a person can look through.
// Arguments choose some of them: windows, themes, parts of the app, names of screens.
const args = process.argv.slice(2)
const folder = join(import.meta.dirname, '../../.cache/sheets')
const PER_SHEET = 12
/** Pixels of a picture on a sheet, roughly: a sheet is as large as a screen shows. */
const SHEET_WIDTH = 1560
const ACROSS: Readonly<Record<WindowName, number>> = {
  phone: 6,
  'small-phone': 6,
  'phone-on-its-side': 3,
  desktop: 3,
  'large-desktop': 3,
  pane: 4,
}
/** A screen of a phone is called empty if this many rows in a row, of 844, have nothing on them. */
const EMPTY = 300

const chosen = <T extends string>(all: readonly T[]): readonly T[] => {
  const named = all.filter((name) => args.includes(name))
  return named.length === 0 ? all : named
}
const windowNames = Object.keys(windows) as WindowName[]
const screenNames = args.filter((word) => ![...windowNames, ...themes, ...parts].some((name) => name === word))

async function writeSheets(name: string, window: WindowName, taken: readonly ScreenPicture[]): Promise<void> {
  const across = ACROSS[window]
  const width = Math.round(SHEET_WIDTH / across)
  const height = Math.round((width * windows[window].height) / windows[window].width)
  for (let first = 0; first < taken.length; first += PER_SHEET) {
    const pictures = taken.slice(first, first + PER_SHEET).map(({ screen, png }) => ({ name: screen.name, png }))
    const file = join(folder, `${name}-${1 + first / PER_SHEET}.png`)
    await writeFile(file, await contactSheet(pictures, { width, height, across }))
    console.log(file)
  }
}

/** Prints which screens of a phone leave much of it empty. */
function printEmpty(taken: readonly ScreenPicture[]): void {
  const empty = taken.filter(({ emptyRows }) => emptyRows >= EMPTY)
  console.log(
    `${empty.length} of ${taken.length} have ${EMPTY} empty rows`,
    empty.map(({ screen, emptyRows }) => `${screen.name} ${emptyRows}`).join(', '),
  )
}

const app = await serveApp()
try {
  await mkdir(folder, { recursive: true })
  const all = await allScreens(app.url, chosen(parts))
  const screens = all.filter(({ name }) => screenNames.length === 0 || screenNames.includes(name))
  await withBrowser(async (browser) => {
    for (const window of chosen(windowNames))
      for (const theme of chosen(themes))
        for (const part of parts) {
          // Only emails are read in a pane.
          if (window === 'pane' && part !== 'emails') continue
          const ofPart = screens.filter((screen) => screen.part === part)
          if (ofPart.length === 0) continue
          const taken = await takePictures(browser, app.url, ofPart, { window, theme })
          await writeSheets(`${window}-${theme}-${part}`, window, taken)
          if (window === 'phone') printEmpty(taken)
        }
  })
} finally {
  await app.stop()
}
