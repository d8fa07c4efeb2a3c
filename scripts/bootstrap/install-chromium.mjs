import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'

/**
 * Path of a Chromium, installed first where there is none: from the system's packages as root, else Playwright's build.
 * @param {string} node
 * @returns {Promise<string | null>} null where none could be had
 */
export async function installChromium(node) {
  const found = await findChromium()
  if (found !== null) return found
  console.log('Installing a Chromium for the tests in a browser...')
  if (process.getuid?.() === 0 && run('apt-get', ['update', '-q'])) {
    // Not every system has the first.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name])) break
  }
  const installed = await findChromium()
  if (installed !== null) return installed
  run(node, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  return findChromium()
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { env, stdio: ['ignore', 2, 2] }).status === 0
}
