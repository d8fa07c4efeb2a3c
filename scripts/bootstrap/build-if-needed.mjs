import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneProcessAtATime } from './one-process-at-a-time.mjs'
import { root } from './root.mjs'

/**
 * A part of the build: the program that builds it, its sources, a built file that the server cannot run without, and
 * the file that holds the digest of those sources.
 * @typedef {{
 *   title: string, program: readonly string[], sources: readonly string[], result: string, stamp: string,
 * }} Part
 */

/** @type {readonly Part[]} */
const parts = [
  {
    title: 'the web app',
    program: ['scripts/build/main.ts', 'web'],
    sources: [
      'src/domain',
      'src/analytics',
      'src/web',
      'words',
      'scripts/build',
      'vite.config.ts',
      'package-lock.json',
    ],
    result: join(root, 'dist', 'web', 'pages.json'),
    stamp: join(root, 'dist', 'web-sources.sha256'),
  },
  {
    title: 'the server',
    program: ['scripts/build/main.ts', 'server'],
    sources: ['src/domain', 'src/analytics', 'src/planner', 'src/server', 'scripts/build', 'package-lock.json'],
    result: join(root, 'dist', 'server', 'main.js'),
    stamp: join(root, 'dist', 'server-sources.sha256'),
  },
]

/**
 * Builds the web app and the server, or other parts, each only if its sources have changed since its last build. If
 * several processes call this at the same time, one builds and the others wait for it.
 * @param {string} node path of the Node that runs the project
 * @param {readonly Part[]} wanted
 * @returns {Promise<boolean>} whether all parts are built
 */
export async function buildIfNeeded(node, wanted = parts) {
  for (const part of wanted) {
    if (isBuilt(part)) continue
    if (!(await oneProcessAtATime(lockOf(part), async () => isBuilt(part) || (await build(node, part))))) return false
  }
  return true
}

/**
 * Not in the folder of the built part, because a build begins by emptying that folder.
 * @param {Part} part
 */
const lockOf = ({ title }) => join(root, '.cache', 'building', `${title.replaceAll(' ', '-')}.lock`)

/** @param {Part} part */
function isBuilt({ sources, result, stamp }) {
  return existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(sources.flatMap(filesIn))
}

/**
 * @param {string} node
 * @param {Part} part
 */
async function build(node, { title, program, sources, stamp }) {
  const digest = digestOf(sources.flatMap(filesIn))
  console.error(`Building ${title} (only when it changed)...`)
  rmSync(stamp, { force: true })
  const builder = spawn(node, program, {
    cwd: root,
    // Tests set another NODE_ENV, which would build React with its development warnings.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  })
  const [status] = await once(builder, 'exit')
  if (status !== 0) return false
  writeFileSync(stamp, digest)
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
 * The files at or below a path in a fixed order, tests excluded.
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
