import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const MINUTE = 60_000
/** A proof runs all cases, however long that takes on a busy machine. */
const HOUR = 60 * MINUTE
const database = 'tests/integration/global-setup.ts'
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The browser tests of which `npm test` runs a few cases of each kind. */
const sampledInBrowser = globSync('tests/e2e/**/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes("/every-case.ts'"),
)

// What `npm run prove` runs. `npm test` runs a few cases of each kind, from tests/integration and tests/e2e.
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: MINUTE / 3 } },
    testTimeout: HOUR,
    hookTimeout: 4 * MINUTE,
    projects: [
      {
        extends: true,
        test: { name: 'webhooks', include: ['tests/proofs/webhooks/**/*.proof.ts'], globalSetup: [database] },
      },
      {
        extends: true,
        test: {
          name: 'crashes',
          include: [
            'tests/proofs/crashes/**/*.proof.ts',
            'src/server/purchases/crash-recovery.int.test.ts',
            'src/server/platform/db/embedded-postgres.int.test.ts',
            'tests/integration/cluster/{sandbox,stripe}.test.ts',
          ],
          provide: { extent: 'every case' },
          globalSetup: [database],
        },
      },
      {
        extends: true,
        test: {
          name: 'ledger',
          include: ['tests/proofs/ledger/**/*.proof.ts'],
          globalSetup: [database],
          testTimeout: 5 * HOUR,
        },
      },
      {
        extends: true,
        test: { name: 'fuzz', include: ['tests/proofs/fuzz/**/*.proof.ts'], globalSetup: [database] },
      },
      {
        extends: true,
        test: {
          name: 'mutants',
          include: ['tests/proofs/mutants/**/*.proof.ts'],
          globalSetup: [database],
          testTimeout: 5 * HOUR,
        },
      },
      { extends: true, test: { name: 'experiments', include: ['tests/proofs/experiments/**/*.proof.ts'] } },
      { extends: true, test: { name: 'barcodes', include: ['tests/proofs/barcodes/**/*.proof.ts'] } },
      {
        extends: true,
        test: {
          name: 'labels',
          include: ['tests/proofs/labels/**/*.proof.ts', 'tests/labels/corruption.test.ts'],
          provide: { extent: 'every case' },
        },
      },
      {
        extends: true,
        test: {
          name: 'planner',
          include: [
            'tests/proofs/planner/**/*.proof.ts',
            'src/planner/plan/change/changes.test.ts',
            'src/planner/plan/change/raise-week.test.ts',
            'src/planner/plan/objective/goal-terms.test.ts',
            'src/planner/plan/search/{household-weeks,plan-week}.test.ts',
            'src/server/planner-pool/worker/{shopping-list,validated-week}.test.ts',
          ],
          provide: { extent: 'every case' },
        },
      },
      {
        extends: true,
        test: {
          name: 'forecast',
          include: [
            'src/domain/forecast/forecast.test.ts',
            'src/domain/weight-filter/band-without-readings.test.ts',
            'src/domain/weight-filter/bodies-that-change.test.ts',
            'src/domain/weight-filter/weight-estimate.test.ts',
            'src/server/leads/hero-agreement.test.ts',
            'src/web/chart/layout-curve.test.ts',
          ],
          provide: { extent: 'every case' },
        },
      },
      {
        extends: true,
        test: {
          name: 'personas',
          include: ['tests/proofs/personas/**/*.proof.ts'],
          provide: { extent: 'every case' },
          globalSetup: ['tests/e2e/global-setup.ts'],
          setupFiles: ['tests/e2e/skip-without-browser.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pseudo',
          include: ['tests/proofs/pseudo/**/*.proof.ts'],
          provide: { extent: 'sample' },
          globalSetup: ['tests/e2e/global-setup.ts'],
          setupFiles: ['tests/e2e/skip-without-browser.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/proofs/browser/**/*.proof.ts', ...sampledInBrowser],
          provide: { extent: 'every case' },
          globalSetup: ['tests/e2e/global-setup.ts'],
          setupFiles: ['tests/e2e/skip-without-browser.ts', 'tests/proofs/browser/count-tests.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/proofs/engines/**/*.proof.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          setupFiles: ['tests/e2e/skip-without-browser.ts'],
        },
      },
    ],
  },
})
