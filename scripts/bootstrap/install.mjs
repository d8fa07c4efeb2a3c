import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitWith } from './exit-with.mjs'
import { installIsCurrent } from './install-is-current.mjs'
import { hostCanRunTheProject } from './project-node.mjs'
import { root } from './root.mjs'

/** Installs the packages if node_modules differs from package-lock.json, else does nothing. */
export function installIfNeeded() {
  if (installIsCurrent(root)) return
  console.error('Installing the packages (only when they changed)...')
  // An interrupted installation must not look complete at the next start.
  rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true })
  if (npm('ci') === 0) return
  // The only install script that can fail downloads a Node, which this machine already has.
  if (hostCanRunTheProject() && npm('ci', '--ignore-scripts') === 0) return
  exitWith(
    'The packages could not be installed; npm says why above.',
    'Is this machine online? Then run the same command again: it continues from here.',
    'If package.json and package-lock.json disagree, run `npm install` once.',
  )
}

/**
 * Runs npm without the project's own programs on its path, since npm is about to replace them.
 * @param {string[]} args
 */
export function npm(...args) {
  const ownPrograms = join(root, 'node_modules', '.bin')
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ownPrograms)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // Three tries within half a minute: with npm's default pauses an offline machine waits for minutes.
  const patience = ['--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000']
  // Development packages too, even if NODE_ENV is production: they build the pages.
  const options = [...args, ...quiet, ...patience, '--include=dev', '--include=optional']
  const result = spawnSync('npm', options, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    // npm's output is progress, so it goes to stderr; the last line on stdout belongs to the command.
    stdio: ['ignore', 2, 2],
  })
  if (result.error) exitWith('npm could not be run. It comes with Node: https://nodejs.org')
  return result.status
}
