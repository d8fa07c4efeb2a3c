import { isMainThread } from 'node:worker_threads'
import type { PgBoss } from 'pg-boss'
import type { Order } from './app-process.ts'

// Loaded into the app's process before its own code. Four things cannot be done from outside: moving the clock, letting
// a process load its files and then wait for an order to start, running scheduled jobs when a test orders them, and
// letting the workers look for jobs that others enqueued before they poll. On the machine's own clock a scheduled job
// could pass the kill point before the test has armed it.

const RealDate = Date
let aheadMs = 0

/** The clock of this process: the real one, shifted. */
const MovedDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + aheadMs] : args, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name, receiver),
})

/** Remembers every worker that begins, and returns what lets them all look for jobs now. */
function rememberWorkers(prototype: PgBoss): () => void {
  const looks: (() => void)[] = []
  prototype.work = new Proxy(prototype.work, {
    apply: async (work, boss: PgBoss, args) => {
      const worker: string = await Reflect.apply(work, boss, args)
      looks.push(() => boss.notifyWorker(worker))
      return worker
    },
  })
  return () => {
    for (const look of looks) look()
  }
}

async function wait(): Promise<void> {
  globalThis.Date = MovedDate
  await Promise.all([
    import('#server/app.ts'),
    import('#server/jobs/scheduled-jobs.ts'),
    import('#server/platform/job-queue/boss.ts'),
    import('#server/payment-providers/providers.ts'),
    import('#server/email/smtp-transport.ts'),
    import('#server/platform/db/embedded-postgres.ts'),
  ])
  const { PgBoss } = await import('pg-boss')
  PgBoss.prototype.schedule = () => Promise.resolve()
  const lookForJobs = rememberWorkers(PgBoss.prototype)
  const { promise: clockSet, resolve } = Promise.withResolvers<void>()
  process.on('message', (order: Order) => {
    if (order === 'look for jobs') return lookForJobs()
    aheadMs = order.aheadMs
    process.send?.('done')
    resolve()
  })
  // The channel keeps this process alive while it waits; the app stops without regard to it.
  process.channel?.ref()
  process.send?.('waiting')
  await clockSet
  process.channel?.unref()
}

// The app's threads load this too, but must not wait.
if (isMainThread) await wait()
