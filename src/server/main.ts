import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { deliverTo } from '#server/http/sandbox-site.ts'
import { createBoss, queueOf, startBoss } from '#server/jobs/boss.ts'
import { startWork } from '#server/jobs/work.ts'
import { createKitchen } from '#server/kitchen/worker/create-kitchen.ts'
import { bufferLines } from '#server/log/buffered-lines.ts'
import { describeError } from '#server/log/describe-error.ts'
import { mailCarrierOf } from '#server/mail/mail-carrier-of.ts'
import { prepareProviders } from '#server/payments/prepare-providers.ts'
import { providersOf } from '#server/payments/providers.ts'
import { startSandboxBell } from '#server/payments/sandbox/sandbox-bell.ts'
import { createSandboxClock } from '#server/payments/sandbox/sandbox-clock.ts'
import { findPostgres } from '#server/process/find-postgres.ts'
import { logLine } from '#server/process/log-line.ts'
import { startFailure } from '#server/process/start-failure.ts'
import { stopOnSignals } from '#server/process/stop-on-signals.ts'

const webFolder = join(import.meta.dirname, '../../dist/web')
const say = (line: string) => process.stdout.write(`${line}\n`)
const info = (line: string) => logLine('info', line)
const logStream = bufferLines((text) => process.stdout.write(text))
process.on('exit', logStream.flush)

// What was opened is closed in reverse order.
const closers: (() => Promise<unknown>)[] = []
async function stop(): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
}

/** Puts everything together, from the environment to the listening port. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  stopOnSignals(stop, say)
  const postgres = await findPostgres(config, info)
  closers.push(() => postgres.stop())
  await migrate(postgres.connection)
  const { db, close } = openDatabase(postgres.connection, { log: info })
  closers.push(close)

  const boss = createBoss(postgres.connection, (error) =>
    logLine('warn', 'the job system reported an error', { error: describeError(error) }),
  )
  const isSandbox = config.paymentsProvider === 'sandbox'
  const clock = isSandbox ? await createSandboxClock(db) : null
  const now = clock?.now ?? (() => new Date())
  const payments = await providersOf({ config, db, now })
  const kitchen = createKitchen({
    onFailure: (error) => logLine('warn', 'the kitchen reported an error', { error: describeError(error) }),
  })
  closers.push(kitchen.close)
  const services = { config, db, jobs: queueOf(boss), payments, kitchen, now }
  const site = clock === null ? {} : { sandboxClock: clock }
  const [app] = await Promise.all([createApp(services, { webFolder, logStream, ...site }), startBoss(boss)])
  closers.push(() => boss.stop({ timeout: 10_000 }))
  await startWork(boss, { services, carrier: await mailCarrierOf(config), log: app.log })
  if (clock !== null) {
    const report = (error: unknown) => logLine('warn', 'the sandbox reported an error', { error: describeError(error) })
    const bell = startSandboxBell({ db, clock, deliver: deliverTo(app), report })
    closers.push(bell.stop)
  }
  void prepareProviders(payments, config.publicUrl, (message, details) => logLine('warn', message, details))
  await app.listen({ port: config.port, host: config.host })
  closers.push(() => app.close())
  kitchen.warm()
  const money = isSandbox ? ', no money moves' : ` (${config.paymentsEnv})`
  say(`Ready: ${config.publicUrl}/v3/  (payments: ${config.paymentsProvider}${money})`)
}

try {
  await start()
} catch (error) {
  process.stderr.write(`The server did not start.\n${startFailure(error)}\n`)
  await stop().catch(() => {})
  process.exit(1)
}
