import './bootstrap/require-node.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { handOver } from './bootstrap/hand-over.mjs'

handOver(bootstrap(), ['scripts/dev/serve.ts'])
