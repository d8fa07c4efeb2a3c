import { isMainThread } from 'node:worker_threads'
import type { ClockOrder } from './app-process.ts'

// Loaded into the app's process before its own code. Three things cannot be done from outside: moving the clock,
// letting a process load its files and then wait for an order to start, and running scheduled jobs when a test orders
// them. On the machine's own clock a scheduled job could pass the kill point before the test has armed it.

const RealDate = Date
let aheadMs = 0

/** The clock of this process: the real one, shifted. */
const MovedDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + aheadMs] : args, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name, receiver),
})

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
  const { promise: clockSet, resolve } = Promise.withResolvers<void>()
  process.on('message', (order: ClockOrder) => {
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
