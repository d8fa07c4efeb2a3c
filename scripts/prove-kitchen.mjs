import './bootstrap/require-node.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { handOver } from './bootstrap/hand-over.mjs'

handOver(bootstrap(), ['scripts/prove-kitchen.ts', ...process.argv.slice(2)])
