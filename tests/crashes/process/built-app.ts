import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfNeeded } from '../../../scripts/bootstrap/build-if-needed.mjs'
import { root } from '../../../scripts/bootstrap/root.mjs'

const FOLDER = '.cache/crash-app'
const folder = join(root, FOLDER)

const part = {
  title: 'the server that is killed by tests',
  program: ['tests/crashes/process/build.ts', FOLDER],
  sources: [
    ...['src/domain', 'src/analytics', 'src/planner', 'src/server', 'scripts/build', 'package-lock.json'],
    'tests/crashes/process',
  ],
  result: join(folder, 'preload.js'),
  stamp: join(folder, 'sources.sha256'),
}

/** The files that a process runs: one to preload before the app's own code, and the app's main file. */
export type BuiltApp = { readonly preload: string; readonly main: string }

/**
 * The server as built for production, with code that lets tests control its start and its clock. Run from the sources,
 * a process translates two thousand modules, and tests start some fifty processes. One of a run's workers builds it.
 */
export async function builtApp(): Promise<BuiltApp> {
  if (!(await buildIfNeeded(process.execPath, [part]))) throw new Error('The server could not be built.')
  return { preload: pathToFileURL(part.result).href, main: join(folder, 'main.js') }
}
