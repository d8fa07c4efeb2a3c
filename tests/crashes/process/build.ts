import { join } from 'node:path'
import { bundleServer } from '../../../scripts/build/build-server.ts'

// The program that `built-app.ts` runs: builds the server into the named folder.
const [folder = ''] = process.argv.slice(2)
await bundleServer(folder, { preload: join(import.meta.dirname, 'preload.ts') })
