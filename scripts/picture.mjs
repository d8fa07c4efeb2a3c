import './bootstrap/require-node.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { buildWebIfNeeded } from './bootstrap/build-web-if-needed.mjs'
import { handOver } from './bootstrap/hand-over.mjs'
import { readyChromium } from './chromium/ready-chromium.mjs'

const node = bootstrap()
buildWebIfNeeded(node)
const chromium = await readyChromium(node)
if (chromium !== null) process.env['CHROMIUM_PATH'] = chromium
handOver(node, ['scripts/picture/main.ts'])
