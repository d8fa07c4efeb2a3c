import { defineConfig } from 'vitest/config'
import { creditsPlugin } from './scripts/build/vite/credits-plugin.ts'
import { picturesPlugin } from './scripts/build/vite/pictures-plugin.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'

const MINUTE = 60_000

/** Node reads TypeScript itself: half the time of loading modules through Vite, whose plugins src/web alone needs. */
const loadedByNode = { viteModuleRunner: false } as const
/** Settings of unit tests, wherever they are. */
const unit = {
  // `npm run prove` goes through every case.
  provide: { extent: 'sample' },
  // Some go through the whole library; a busy machine must not make them fail.
  testTimeout: MINUTE,
  // Files of a worker share what they have loaded: the library of recipes is read once, not once per file.
  isolate: false,
  setupFiles: 'tests/house/quiet.ts',
} as const
const others = ['**/*.int.test.ts', '**/node_modules/**']

export default defineConfig({
  test: {
    // Two cores, and one worker more than they are: a test that waits for a disk, a timer or a browser leaves its core free.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What goes through a network or a database may take its time on a busy machine.
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
        plugins: [picturesPlugin(), creditsPlugin()],
        test: {
          name: 'component',
          // React holds a screen back for 300 ms after it has shown that it is coming: more workers wait at the same time.
          maxWorkers: 4,
          // Vitest wants projects with other numbers of workers in a group of their own.
          sequence: { groupOrder: 1 },
          testTimeout: MINUTE,
          // Screens are rendered into a document of the same process; what needs a real browser stands in tests/e2e.
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { url: 'http://localhost:3000/v3/', settings: { device: { prefersReducedMotion: 'reduce' } } },
          },
          isolate: false,
          include: ['src/web/**/*.test.tsx'],
          setupFiles: ['tests/house/quiet.ts', 'tests/component/fresh-page.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'house', isolate: false, include: ['tests/house/**/*.test.ts'], experimental: loadedByNode },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          isolate: false,
          experimental: loadedByNode,
          include: ['src/**/*.int.test.ts', 'tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/global-setup.ts'],
          // `npm run prove` goes through every case.
          provide: { extent: 'sample' },
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // A worker keeps its browser from one file to the next.
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          // `npm run prove` goes through every case.
          provide: { extent: 'sample' },
          setupFiles: ['tests/e2e/skip-without-browser.ts', 'tests/e2e/note-retries.ts'],
          testTimeout: 4 * MINUTE,
          hookTimeout: 4 * MINUTE,
          // Only where CI says so: on a shared machine a browser now and then stands still for half a minute.
          retry: process.env['CI'] === 'true' ? 1 : 0,
        },
      },
    ],
  },
})
