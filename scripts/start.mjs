import './bootstrap/require-node.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { buildWebIfNeeded } from './bootstrap/build-web-if-needed.mjs'
import { handOver } from './bootstrap/hand-over.mjs'
import { stopWith } from './bootstrap/stop-with.mjs'

const node = bootstrap()
if (!buildWebIfNeeded(node)) stopWith('The web app could not be built; the reason is above.')
handOver(node, ['src/server/main.ts'])
