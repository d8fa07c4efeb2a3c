import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import type { Shell } from '../../src/web/member/offline/worker/shell.ts'
import { root } from './bundle.ts'
import { entryFile, shellFiles } from './shell-files.ts'

const BASE = '/v3/'
const SOURCE = path.join(root, 'src/web/member/offline/worker/service-worker.ts')

/**
 * The shell of this build in one language. `page` is the HTML of the member's page; its content determines the version.
 * The worker asks for its page by the name of its language: its own requests do not always say what the page's do.
 */
function shellOf(manifest: Manifest, page: string, tag: string): Shell {
  const parts = shellFiles(manifest).map((file) => BASE + file)
  const version = createHash('sha256').update(JSON.stringify(parts)).update(page).digest('hex').slice(0, 12)
  return { version, page: `${BASE}plan?lang=${tag}`, entry: BASE + entryFile(manifest), parts }
}

/** A name that the bundler leaves alone, for the shell of each language. */
const SHELL = '__SHELL__'

/** The service worker that keeps this build's member pages on the device: its script for the shell of a language. */
export async function serviceWorker(): Promise<(manifest: Manifest, page: string, tag: string) => string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: SOURCE, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const outputs = [result].flat().flatMap((made) => ('output' in made ? made.output : []))
  const [script] = outputs.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.code] : []))
  if (script === undefined) throw new Error('The service worker was not built.')
  return (manifest, page, tag) => script.replace(SHELL, () => JSON.stringify(shellOf(manifest, page, tag)))
}
