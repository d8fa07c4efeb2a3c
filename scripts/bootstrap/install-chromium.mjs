import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'

const HEADLESS_SHELL = 'chromium-headless-shell'

/** Seconds that a Debian mirror may take to answer, for machines without internet access. */
const MIRROR_PATIENCE = 10

/**
 * Path of a Chromium, which is installed first if there is none: from the system's packages as root, else Playwright's
 * build. A machine used only for tests also gets the headless-only one, in which pages take a quarter less time.
 * @param {string} node
 * @returns {Promise<string | null>} null if none could be installed
 */
export async function installChromium(node) {
  const found = await findChromium()
  const isTestMachine = process.env['CI'] === 'true' && !process.env['CHROMIUM_PATH']
  if (found !== null && (!isTestMachine || found.endsWith(HEADLESS_SHELL))) return found
  console.log('Installing a Chromium for the browser tests...')
  if (process.getuid?.() === 0 && updatePackages()) {
    // Not every system offers the headless-only package.
    const hasShell = install(HEADLESS_SHELL)
    if (!hasShell && found === null) install('chromium')
  }
  const installed = await findChromium()
  if (installed !== null) return installed
  run(node, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  return findChromium()
}

const updatePackages = () =>
  run('apt-get', ['-o', `Acquire::http::Timeout=${MIRROR_PATIENCE}`, '-o', 'Acquire::Retries=0', 'update', '-q'])

/** @param {string} name */
const install = (name) => run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name])

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { env, stdio: ['ignore', 2, 2] }).status === 0
}
