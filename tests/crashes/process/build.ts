import { join } from 'node:path'
import { bundleServer } from '../../../scripts/build/build-server.ts'

// The program that `built-app.ts` runs: the server into the folder that is named.
const [folder = ''] = process.argv.slice(2)
await bundleServer(folder, { preload: join(import.meta.dirname, 'preload.ts') })
