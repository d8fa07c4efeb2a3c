import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { createPlannerPool } from './create-planner-pool.ts'
import { kitchenOf } from './planner-pool.ts'
import { createPlannerThreads } from './planner-threads.ts'

const tasks = join(import.meta.dirname, 'worker/misbehaving-tasks.fixture.ts')
const ordered = join(import.meta.dirname, 'worker/planner-tasks.ts')
const anything = kitchenOf({ request: easyRequest })
const threads = createPlannerThreads({ tasks, threads: 1 })
afterAll(threads.close)

const unavailable = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' })

test('an answer comes back whole', async () => {
  expect(await threads.ask('titles', ['a', 'b'], anything)).toEqual(
    new Map([
      ['a', 'a'],
      ['b', 'b'],
    ]),
  )
})

test('an error in a task is thrown unchanged and is not a refusal', async () => {
  const failed = threads.ask('foodNames', [])
  await expect(failed).rejects.toThrow('a mistake in the task')
  await expect(failed).rejects.not.toBeInstanceOf(Problem)
})

test('a thread that dies is replaced', async () => {
  await expect(threads.ask('plate', 'any')).rejects.toEqual(unavailable)
  expect((await threads.ask('titles', ['c'], anything)).get('c')).toBe('c')
})

test('a task that takes too long is aborted, and its thread replaced', async () => {
  const impatient = createPlannerThreads({ tasks, threads: 1, timeLimit: 2000 })
  onTestFinished(impatient.close)
  await impatient.ask('titles', [], anything)
  await expect(impatient.ask('foods', 'any')).rejects.toEqual(unavailable)
  expect((await impatient.ask('titles', ['d'], anything)).get('d')).toBe('d')
})

test('a picture is drawn after a week that was requested later', async () => {
  const busy = createPlannerThreads({ tasks: ordered, threads: 1 })
  onTestFinished(busy.close)
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  const first = busy.ask('plate', 'before').then(note('first'))
  const picture = busy.ask('plate', 'any').then(note('picture'))
  const week = busy.ask('planWeek', easyRequest, 1).then(note('week'))
  await Promise.all([first, picture, week])
  expect(order).toEqual(['first', 'week', 'picture'])
})

test('a task is refused at once if the queue is full', async () => {
  const busy = createPlannerThreads({ tasks, threads: 1, waiting: 0, timeLimit: 60_000 })
  const first = busy.ask('foods', 'any')
  await expect(busy.ask('titles', [], anything)).rejects.toEqual(unavailable)
  await Promise.all([expect(first).rejects.toEqual(unavailable), busy.close()])
})

test('closing ends running and waiting tasks', async () => {
  const busy = createPlannerThreads({ tasks, threads: 1, timeLimit: 60_000 })
  const asked = Promise.allSettled([busy.ask('foods', 'any'), busy.ask('titles', ['e'], anything)])
  await busy.close()
  expect(await asked).toMatchObject([{ reason: unavailable }, { reason: unavailable }])
})

test('after closing, tasks are refused', async () => {
  const closed = createPlannerThreads({ tasks, threads: 1 })
  await closed.close()
  await expect(closed.ask('titles', [], anything)).rejects.toEqual(unavailable)
})

test('tasks that cannot be loaded are refused', async () => {
  const onFailure = vi.fn()
  const missing = createPlannerThreads({ tasks: `${tasks}.gone`, threads: 1, timeLimit: 5000, onFailure })
  onTestFinished(missing.close)
  await expect(missing.ask('titles', [], anything)).rejects.toEqual(unavailable)
})

test('a thread cannot see the settings of the process', async () => {
  process.env['SECRET_KEY'] = 'a key'
  onTestFinished(() => {
    delete process.env['SECRET_KEY']
  })
  const fresh = createPlannerThreads({ tasks, threads: 1 })
  onTestFinished(fresh.close)
  expect(await fresh.ask('recipeCard', 'SECRET_KEY', anything, 'metric-GB')).toBeNull()
})

test('a week that no start of the search can plan is refused, with the violated rules as the only cause', async () => {
  const plannerPool = createPlannerPool({ tasks, threads: 1 })
  onTestFinished(plannerPool.close)
  const refused = await plannerPool.planWeek(easyRequest, 1).catch((error: unknown) => error)
  expect(refused).toEqual(unavailable)
  expect(refused).toHaveProperty('cause.message', expect.stringContaining('DAY_ENERGY, TIME'))
})
