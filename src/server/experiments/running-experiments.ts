import type { Run } from '#analytics/experiments/assign-variants.ts'
import type { Database } from '#server/platform/db/database.ts'

/** How long what is known of runs is used before it is read again, in the background. */
const KNOWN_FOR_MS = 10_000

/** The runs that are under way. */
export async function readRunning(db: Database): Promise<readonly Run[]> {
  const rows = await db
    .selectFrom('experiment_runs')
    .select(['key', 'version', 'weights', 'coverage_percent'])
    .where('ended_at', 'is', null)
    .orderBy('key')
    .execute()
  return rows.map(({ coverage_percent, ...run }) => ({ ...run, coveragePercent: coverage_percent }))
}

/** The runs as known some seconds ago, at once: no page waits for the database. */
export type RunningExperiments = () => readonly Run[]

/** Runs that are read again in the background; where the database cannot be reached, the last known ones go on. */
export function runningExperiments({
  db,
  now,
}: {
  readonly db: Database
  readonly now: () => Date
}): RunningExperiments {
  let runs: readonly Run[] = []
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    const at = now().getTime()
    if (at - readAt >= KNOWN_FOR_MS) {
      readAt = at
      readRunning(db).then(
        (found) => {
          runs = found
        },
        () => undefined,
      )
    }
    return runs
  }
}
