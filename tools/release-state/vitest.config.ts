import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const MINUTE = 60_000

// Only what `npm run release-state` runs: it needs a database of its own, like the integration tests.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tools/release-state/write.task.ts'],
    globalSetup: ['tests/integration/global-setup.ts'],
    experimental: { viteModuleRunner: false },
    testTimeout: 5 * MINUTE,
    hookTimeout: MINUTE,
  },
})
