import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Everything the built pages are made from. */
const SOURCES = ['src/domain', 'src/analytics', 'src/web', 'scripts/build', 'vite.config.ts', 'package-lock.json']

/** The list of the pages, without which the server has none to show. */
const RESULT = join(root, 'dist', 'web', 'pages.json')
/** Digest of the sources of what lies in dist/web. */
const STAMP = join(root, 'dist', 'web-sources.sha256')

/**
 * Builds the web app when its sources differ from those of the last build, else does nothing.
 * @param {string} node path of the Node that runs the project
 * @returns {boolean} whether there is a web app now
 */
export function buildWebIfNeeded(node) {
  const digest = digestOf(SOURCES.flatMap(filesIn))
  if (existsSync(RESULT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return true
  console.error('Building the web app (only when it changed)...')
  rmSync(STAMP, { force: true })
  const build = spawnSync(node, ['scripts/build/main.ts'], {
    cwd: root,
    // The tests run under another name, and React would be built with its warnings in.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  })
  if (build.status !== 0) return false
  writeFileSync(STAMP, digest)
  return true
}

/** @param {string[]} files */
function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * The files at or below a path in a fixed order, without tests.
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}
