import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { Problem } from '#domain/problems.ts'
import { createPriorityQueue } from './priority-queue.ts'

type Tasks = typeof import('./worker/planner-tasks.ts')
type TaskName = keyof Tasks
type Asked<T extends TaskName> = Parameters<Tasks[T]>[0]
type Answered<T extends TaskName> = Awaited<ReturnType<Tasks[T]>>
type Value<T extends TaskName> = Extract<Answered<T>, { readonly kind: 'done' }>['value']

export type ThreadOptions = {
  readonly threads?: number
  /** Milliseconds for waiting and working together. */
  readonly timeLimit?: number
  /** Tasks that may wait at a time, the quick ones apart. */
  readonly waiting?: number
  /** The module that has the tasks. */
  readonly tasks?: string
  /** Told of threads that fail while nobody waits for them. */
  readonly onFailure?: (error: unknown) => void
}

export type PlannerThreads = {
  /** @throws Problem SERVICE_UNAVAILABLE where there is no answer in time; what the task itself throws */
  readonly ask: <T extends TaskName>(name: T, ...args: Asked<T>) => Promise<Value<T>>
  /** Gets a thread ready for whoever asks first. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

/** Answered in a few milliseconds: a lone picture does not wait until weeks are planned. */
const quickTasks: ReadonlySet<TaskName> = new Set<TaskName>(['plate', 'titles', 'foods', 'foodNames'])

const MOST_THREADS = 4
const SECOND = 1000

/** Says that there is no answer now; the cause is for the log. */
export function unavailable(cause: unknown): Problem {
  const problem = new Problem('SERVICE_UNAVAILABLE')
  problem.cause = cause
  return problem
}

/** Where Node keeps the code that it has made of our sources, if it does: a thread is ready in half the time by it. */
const codeCache = (): Readonly<Record<string, string>> => {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

/**
 * Threads that work beside the main one, from the first time on that they are wanted: one stays warm, more come when
 * there is much to do and go when idle. A thread that dies or takes too long is replaced.
 */
export function createPlannerThreads({
  threads = Math.min(MOST_THREADS, availableParallelism()),
  timeLimit = 10 * SECOND,
  waiting = 100,
  tasks = join(import.meta.dirname, 'worker/planner-tasks.ts'),
  onFailure = () => {},
}: ThreadOptions): PlannerThreads {
  let opened: Piscina | undefined
  const open = (): Piscina => {
    opened = new Piscina({
      filename: tasks,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60 * SECOND,
      // A thread needs none of the settings, so it gets none of the keys.
      env: codeCache(),
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    opened.on('error', onFailure)
    return opened
  }
  const pool = (): Piscina => opened ?? open()
  // The pool's own queue does not count tasks that can be called off.
  const takeTurn = createPriorityQueue({ atOnce: threads, waiting })
  let isClosed = false

  return {
    ask: async <T extends TaskName>(name: T, ...args: Asked<T>): Promise<Value<T>> => {
      const signal = AbortSignal.timeout(timeLimit)
      const work = async (): Promise<Answered<T>> => {
        if (isClosed) throw new Error('the planner pool is closed')
        return pool().run(args, { name, signal })
      }
      const answer = await takeTurn(signal, work, quickTasks.has(name) ? 'quick' : 'long').catch((error: unknown) => {
        throw unavailable(error)
      })
      if (answer.kind === 'failed') throw answer.error
      return answer.value
    },
    warm: () => void pool(),
    close: async () => {
      isClosed = true
      await opened?.destroy()
    },
  }
}
