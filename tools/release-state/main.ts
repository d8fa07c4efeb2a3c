import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// Before a release is tagged: drives the product through what people do with it, and stores the database that this leaves for
// the tests of later versions (tests/integration/upgrades).
const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
const config = join(import.meta.dirname, 'vitest.config.ts')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', config], { stdio: 'inherit' })
process.exitCode = status ?? 1
