import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { createBoss, prepareQueues } from './boss.ts'

const { connection } = await testDatabase()
const boss = createBoss(connection, () => {})
await boss.start()
afterAll(() => boss.stop({ graceful: false }))

test('a queue with its old name is deleted with its jobs and schedule, and a second start has nothing to do', async () => {
  await boss.createQueue('tidy-up')
  await boss.schedule('tidy-up', '17 3 * * *')
  await boss.send('tidy-up')
  for (const _ of [1, 2]) {
    await boss.start()
    await prepareQueues(boss)
    expect(await boss.getQueue('tidy-up')).toBeNull()
    expect(await boss.getSchedules()).toEqual([])
    expect(await boss.getQueue('clean-up')).not.toBeNull()
  }
})
