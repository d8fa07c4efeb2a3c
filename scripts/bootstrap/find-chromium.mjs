import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The first one is headless only: pages take a quarter less time in it.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium that runs on this machine: the one CHROMIUM_PATH names, an installed one, or Playwright's own.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const { chromium } = await import('playwright-core')
  return [...installed, ...MAC_APPS, chromium.executablePath()].find(runs) ?? null
}

/**
 * Some systems have a program of this name that only prints where to get the real one.
 * @param {string} path
 */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
