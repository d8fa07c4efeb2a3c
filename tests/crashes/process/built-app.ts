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

/** The programs of a process: what it loads before its own code, and that. */
export type BuiltApp = { readonly preload: string; readonly main: string }

/**
 * The server as it is built for production, with the code that lets tests order its start and its time. A process from the
 * sources translates two thousand modules, and tests start some fifty. Of the workers of a run one builds it.
 */
export async function builtApp(): Promise<BuiltApp> {
  if (!(await buildIfNeeded(process.execPath, [part]))) throw new Error('The server could not be built.')
  return { preload: pathToFileURL(part.result).href, main: join(folder, 'main.js') }
}
