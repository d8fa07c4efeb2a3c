import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const MINUTE = 60_000

// What `npm run prove` goes through. `npm test` has a few cases of each kind, in tests/integration and tests/e2e.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: MINUTE / 3 } },
    testTimeout: 10 * MINUTE,
    hookTimeout: 4 * MINUTE,
    projects: [
      ...['webhooks', 'crashes'].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`tests/proofs/${name}/**/*.proof.ts`],
          globalSetup: ['tests/integration/global-setup.ts'],
        },
      })),
      { extends: true, test: { name: 'planner', include: ['tests/proofs/planner/**/*.proof.ts'] } },
      {
        extends: true,
        test: {
          name: 'personas',
          include: ['tests/proofs/personas/**/*.proof.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          setupFiles: ['tests/e2e/skip-without-browser.ts'],
          isolate: false,
        },
      },
    ],
  },
})
