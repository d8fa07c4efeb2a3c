import type { Experiments, Look } from '#analytics/experiments/assign-variants.ts'
import { experimentOf } from '#analytics/experiments/experiment-list.ts'
import type { IsoDate } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readDaySecrets } from './day-secrets.ts'
import { createDrawnLots, type DrawnLots } from './drawn-lots.ts'
import { type Caller, type Lot, lotsOf, visitKeysOf } from './lot.ts'

/** ms for which known runs are used before they are read again in the background. */
const KNOWN_FOR_MS = 10_000

/** The current runs, and the variants kept from ended ones. */
export async function readRunning(db: Database): Promise<Experiments> {
  const rows = await db
    .selectFrom('experiment_runs')
    .select(['key', 'version', 'weights', 'coverage_percent'])
    .where('ended_at', 'is', null)
    .orderBy('key')
    .execute()
  const running = rows.map(({ coverage_percent, ...run }) => ({ ...run, coveragePercent: coverage_percent }))
  return { running, kept: await readKept(db) }
}

/**
 * The kept variant of the last ended run of each experiment, without controls: a control is the page as it was built.
 */
async function readKept(db: Database): Promise<readonly Look[]> {
  const rows = await db
    .selectFrom('experiment_runs')
    .distinctOn('key')
    .select(['key', 'kept'])
    .where('ended_at', 'is not', null)
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute()
  return rows.flatMap(({ key, kept }) => {
    const [control, ...others] = experimentOf(key)?.variants ?? []
    if (kept === null || kept === control?.name) return []
    return others.some(({ name }) => name === kept) ? [{ key, variant: kept }] : []
  })
}

export type RunningExperiments = {
  /** The experiments as known some seconds ago, at once: no page waits for the database. */
  readonly known: () => Experiments
  /** Reads the experiments now; called before the first page is sent, so that it has its variants too. */
  readonly read: () => Promise<void>
  /** The lots of a request, today's first; none while there is no secret of the day. */
  readonly lots: (caller: Caller) => readonly Lot[]
  /** The keys of a request's visit, today's first; none while there is no secret of the day. */
  readonly visitKeys: (caller: Caller) => readonly string[]
  readonly drawn: DrawnLots
}

/**
 * Experiments that are read again in the background; if the database cannot be reached, the last known ones are used.
 */
export function runningExperiments({
  db,
  now,
}: {
  readonly db: Database
  readonly now: () => Date
}): RunningExperiments {
  let known: Experiments = { running: [], kept: [] }
  let secrets: ReadonlyMap<IsoDate, Buffer> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  const read = async (): Promise<void> => {
    readAt = now().getTime()
    secrets = await readDaySecrets(db, now())
    known = await readRunning(db)
  }
  const refresh = (): void => {
    if (now().getTime() - readAt >= KNOWN_FOR_MS) read().catch(() => undefined)
  }
  return {
    known: () => {
      refresh()
      return known
    },
    read,
    lots: (caller) => {
      refresh()
      return lotsOf(caller, secrets, now())
    },
    visitKeys: (caller) => {
      refresh()
      return visitKeysOf(caller, secrets, now())
    },
    drawn: createDrawnLots({ db, now }),
  }
}
