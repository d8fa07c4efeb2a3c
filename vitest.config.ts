import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { creditsPlugin } from './scripts/build/vite/credits-plugin.ts'
import { picturesPlugin } from './scripts/build/vite/pictures-plugin.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'

const MINUTE = 60_000
const FIXED_SEED = 'tests/house/fixed-seed.ts'

/** Node loads TypeScript itself in half the time that Vite needs. Only src/web needs Vite's plugins. */
const loadedByNode = { viteModuleRunner: false } as const
/** Settings of all unit tests. */
const unit = {
  // `npm run prove` runs every case.
  provide: { extent: 'sample' },
  // Some tests go through the whole recipe library and must not time out on a busy machine.
  testTimeout: MINUTE,
  hookTimeout: MINUTE,
  // The files of a worker share loaded modules, so that the recipe library is loaded once per worker and not once per
  // file.
  isolate: false,
  setupFiles: ['tests/house/quiet.ts', FIXED_SEED] as string[],
} as const
const others = ['**/*.int.test.ts', '**/node_modules/**']

/** Components only name the pictures of dishes, and drawing these needs the whole library. */
const noPlates: Plugin = {
  name: 'no-plates',
  resolveId: (id) => (id === 'virtual:plates' ? id : undefined),
  load: (id) => (id === 'virtual:plates' ? "export const platesBase = '/v3/assets/plates/'" : undefined),
}

export default defineConfig({
  test: {
    // One worker more than the two cores: a test that waits for a disk, a timer or a browser leaves its core free.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Whatever uses a network or a database may be slow on a busy machine.
    expect: { poll: { timeout: MINUTE / 3 } },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts', 'tests/labels/**/*.test.ts'],
          exclude: ['src/web/**', ...others],
          experimental: loadedByNode,
        },
      },
      { extends: true, test: { ...unit, name: 'unit-web', include: ['src/web/**/*.test.ts'], exclude: others } },
      {
        extends: true,
        plugins: [picturesPlugin(), noPlates, creditsPlugin()],
        test: {
          name: 'component',
          // React holds a screen back for 300 ms after its placeholder, so more workers are waiting at any one time.
          maxWorkers: 5,
          // Vitest requires projects with a different number of workers to be in their own group.
          sequence: { groupOrder: 1 },
          testTimeout: MINUTE,
          // After each test the replies under way are waited for, which on a busy machine takes longer than ten seconds.
          hookTimeout: MINUTE,
          // Screens are rendered into a document of the same process; tests that need a real browser are in tests/e2e.
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { url: 'http://localhost:3000/v3/', settings: { device: { prefersReducedMotion: 'reduce' } } },
          },
          isolate: false,
          include: ['src/web/**/*.test.tsx'],
          provide: { extent: 'sample' },
          setupFiles: ['tests/house/quiet.ts', 'tests/component/fresh-page.ts', FIXED_SEED],
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          isolate: false,
          // Some rules read every file, which on a busy machine takes longer than Vitest's five seconds.
          testTimeout: MINUTE,
          include: ['tests/house/**/*.test.ts'],
          provide: { extent: 'sample' },
          setupFiles: FIXED_SEED,
          experimental: loadedByNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          isolate: false,
          experimental: loadedByNode,
          include: ['src/**/*.int.test.ts', 'tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/global-setup.ts'],
          setupFiles: FIXED_SEED,
          // `npm run prove` runs every case.
          provide: { extent: 'sample' },
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // A worker keeps its browser from one file to the next. While one waits for its page, the others use both cores.
          isolate: false,
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          // `npm run prove` runs every case.
          provide: { extent: 'sample' },
          setupFiles: ['tests/e2e/skip-without-browser.ts', 'tests/e2e/note-retries.ts'],
          testTimeout: 4 * MINUTE,
          hookTimeout: 4 * MINUTE,
          // Only if CI is set: on a shared machine a browser occasionally freezes for half a minute.
          retry: process.env['CI'] === 'true' ? 1 : 0,
        },
      },
    ],
  },
})
