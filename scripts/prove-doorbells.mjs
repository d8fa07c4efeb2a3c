import { spawnSync } from 'node:child_process'
import './bootstrap/require-node.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'

bootstrap()
const files = ['tests/integration/stripe', 'tests/integration/paypal'].map((folder) => `${folder}/`)
const { status } = spawnSync('vitest', ['run', '--project=integration', '--testNamePattern=ends alike', ...files], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, EVERY_DOORBELL: 'yes' },
})
process.exitCode = status ?? 1
