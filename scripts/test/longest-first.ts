import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Kinds that share workers and whose files are kept together, in this order: a worker that changes from one kind to
 * another is restarted and loads all of its modules again.
 */
const KINDS = ['unit', 'unit-web', 'house']

/**
 * The slowest files, which start before all others: if one of them started last, everything else would wait for it. In
 * a fresh clone Vitest has no recorded durations.
 */
const LONGEST = [
  'tests/e2e/journey.test.ts',
  'tests/e2e/console/finds-a-leak.test.ts',
  'tests/e2e/accessibility/plan.test.ts',
  'tests/e2e/member/lives-a-month.test.ts',
  'tests/e2e/member/reads-label-of-barcode.test.ts',
  'tests/e2e/paying/price-change.test.ts',
  'tests/e2e/console/ends-an-experiment.test.ts',
  'tests/e2e/member/learns.test.ts',
  'tests/e2e/accessibility/plan-reach.test.ts',
  'tests/e2e/member/offline.test.ts',
  'tests/e2e/browser-back.test.ts',
  // Of two files that each start a cluster, the second waits for the first, so they are kept apart.
  'tests/integration/cluster/sandbox.test.ts',
  'src/server/platform/db/survival.int.test.ts',
  'tests/integration/crashes/stripe.test.ts',
  'src/server/platform/job-queue/dead-process.int.test.ts',
  'src/server/platform/db/embedded-postgres.int.test.ts',
  'tests/integration/crashes/sandbox.test.ts',
  'tests/integration/documents/commands.test.ts',
  'src/server/payment-providers/stripe/price-change.int.test.ts',
  'src/server/main.int.test.ts',
  'tests/integration/cluster/stripe.test.ts',
  'src/planner/plan/search/weeks.test.ts',
  'src/planner/plan/search/plan-week.test.ts',
  'src/planner/plan/change/changes.test.ts',
  'src/server/planner-pool/worker/shopping-list.test.ts',
  'src/web/member/add-food/barcode-way.test.tsx',
]

/** Sorts by kind; within a kind the slowest files come first, then the others in the order that Vitest prefers. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name))
      return place === -1 ? LONGEST.length : place
    }
    const kind = ({ project }: TestSpecification): number => KINDS.indexOf(project.name)
    return sorted.toSorted((a, b) => kind(a) - kind(b) || rank(a) - rank(b))
  }
}
