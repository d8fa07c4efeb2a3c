import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import type { Shell } from '../../src/web/member/offline/worker/shell.ts'
import { root } from './bundle.ts'
import { entryFile, shellFiles } from './shell-files.ts'

const BASE = '/v3/'
const SOURCE = path.join(root, 'src/web/member/offline/worker/service-worker.ts')

/** The shell of this build. `page` is the HTML of the member's page; its content determines the version. */
function shellOf(manifest: Manifest, page: string): Shell {
  const parts = shellFiles(manifest).map((file) => BASE + file)
  const version = createHash('sha256').update(JSON.stringify(parts)).update(page).digest('hex').slice(0, 12)
  return { version, page: `${BASE}plan`, entry: BASE + entryFile(manifest), parts }
}

/** The script of the service worker that keeps this build's member pages on the device. */
export async function serviceWorker(manifest: Manifest, page: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __SHELL__: JSON.stringify(shellOf(manifest, page)) },
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
  return script
}
