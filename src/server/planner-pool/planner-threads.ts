import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import type { Piscina } from 'piscina'
import { Problem } from '#domain/problem.ts'
import { createPriorityQueue, type Priority } from './priority-queue.ts'

type Tasks = typeof import('./worker/planner-tasks.ts')
type TaskName = keyof Tasks
type TaskInput<T extends TaskName> = Parameters<Tasks[T]>[0]
type Answered<T extends TaskName> = Awaited<ReturnType<Tasks[T]>>
type Value<T extends TaskName> = Extract<Answered<T>, { readonly kind: 'done' }>['value']

export type ThreadOptions = {
  readonly threads?: number
  /** Limit in ms for waiting and working together. */
  readonly timeLimit?: number
  /** Maximum number of waiting tasks; counted separately for each priority. */
  readonly waiting?: number
  /** The module with the tasks. */
  readonly tasks?: string
  /** Called with the error of a thread that fails while no task waits for it. */
  readonly onFailure?: (error: unknown) => void
}

export type PlannerThreads = {
  /** @throws Problem SERVICE_UNAVAILABLE if there is no answer in time; otherwise the error of the task */
  readonly ask: <T extends TaskName>(name: T, ...args: TaskInput<T>) => Promise<Value<T>>
  /** Starts a thread ahead of the first task. */
  readonly warm: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Tasks that take a few milliseconds: a weight log does not wait until weeks are planned. */
const quickTasks: ReadonlySet<TaskName> = new Set<TaskName>([
  'isServable',
  'titles',
  'foods',
  'foodNames',
  'eatenFigures',
  'matchFoods',
  'estimateWeight',
  'reviewPlan',
])

/** Pictures and previews are served to every visitor, so they come after the requests of members. */
const visitorTasks: ReadonlyMap<TaskName, Priority> = new Map([
  ['plate', 'picture'],
  ['previewDay', 'preview'],
])
const priorityOf = (name: TaskName): Priority => visitorTasks.get(name) ?? (quickTasks.has(name) ? 'quick' : 'long')

/** The module with the tasks: a source file in a checkout, a file of the same name in the built server. */
const plannerTasks = join(import.meta.dirname, 'worker', `planner-tasks${extname(import.meta.filename)}`)

const MOST_THREADS = 4
const SECOND = 1000

/** The refusal of a task without an answer; the cause is for the log. */
export function unavailable(cause: unknown): Problem {
  const problem = new Problem('SERVICE_UNAVAILABLE')
  problem.cause = cause
  return problem
}

/** Node's compile cache, if it is set: with it a thread starts in half the time. */
const codeCache = (): Readonly<Record<string, string>> => {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

/**
 * Threads for the planner. The first task starts them: one stays warm, more start under load and end when idle. A
 * thread that dies or takes too long is replaced.
 */
export function createPlannerThreads({
  threads = Math.min(MOST_THREADS, availableParallelism()),
  timeLimit = 10 * SECOND,
  waiting = 100,
  tasks = plannerTasks,
  onFailure = () => {},
}: ThreadOptions): PlannerThreads {
  let opened: Promise<Piscina> | undefined
  const open = async (): Promise<Piscina> => {
    // Loaded for the first task, or once the app listens: it is a package of many files.
    const { Piscina } = await import('piscina')
    const pool = new Piscina({
      filename: tasks,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60 * SECOND,
      // Threads need no settings, so they get no environment: it contains the providers' keys.
      env: codeCache(),
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    pool.on('error', onFailure)
    return pool
  }
  const pool = (): Promise<Piscina> => {
    opened ??= open()
    return opened
  }
  // Piscina's own queue does not count tasks with an abort signal.
  const enqueue = createPriorityQueue({ atOnce: threads, waiting })
  let isClosed = false

  return {
    ask: async <T extends TaskName>(name: T, ...args: TaskInput<T>): Promise<Value<T>> => {
      const signal = AbortSignal.timeout(timeLimit)
      const work = async (): Promise<Answered<T>> => {
        if (isClosed) throw new Error('the planner pool is closed')
        return (await pool()).run(args, { name, signal })
      }
      const answer = await enqueue(signal, work, priorityOf(name)).catch((error: unknown) => {
        throw unavailable(error)
      })
      if (answer.kind === 'failed') throw answer.error
      return answer.value
    },
    warm: async () => {
      await pool()
    },
    close: async () => {
      isClosed = true
      await (await opened)?.destroy()
    },
  }
}
