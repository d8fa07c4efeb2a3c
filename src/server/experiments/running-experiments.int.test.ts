import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { runningExperiments } from './running-experiments.ts'

test('running experiments are known from the first page on, once they have been read', async () => {
  const { db } = await testDatabase()
  const at = new Date()
  await db
    .insertInto('experiment_runs')
    .values({
      ...{ key: 'home-picture', version: 1, weights: [1, 1], metric: 'purchase', coverage_percent: 100 },
      ...{ started_at: at, started_by: 'op', ended_at: at, ended_by: 'op', kept: 'without' },
    })
    .execute()
  const experiments = runningExperiments({ db, now: () => at })
  await experiments.read()
  expect(experiments.known()).toEqual({ running: [], kept: [{ key: 'home-picture', variant: 'without' }] })
})
