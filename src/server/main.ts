import { join } from 'node:path'
import { brand } from '#domain/brand.ts'
import { unprovenClaims } from '#domain/unproven-claims.ts'
import { createApp } from '#server/app.ts'
import { emailTransportOf } from './email/send-email.ts'
import { deliverTo } from './http/sandbox/sandbox-routes.ts'
import { startJobs } from './jobs/scheduled-jobs.ts'
import { inviteFirst } from './operators/invitations.ts'
import { joinLink } from './operators/manage-operators.ts'
import { createPayments, prepareProviders } from './payment-providers/providers.ts'
import { paymentAdapters } from './payment-providers/registry.ts'
import { createSandboxClock } from './payment-providers/sandbox/sandbox-clock.ts'
import { startWebhookSender } from './payment-providers/sandbox/webhooks.ts'
import { createPlannerPool } from './planner-pool/create-planner-pool.ts'
import { readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { createBoss, queueOf, startBoss } from './platform/job-queue/boss.ts'
import { bufferLines } from './platform/log/buffered-lines.ts'
import { describeError } from './platform/log/describe-error.ts'
import { logLine } from './platform/log/log.ts'
import { keysOf } from './platform/process/secret-key.ts'
import { findPostgres, startFailure, stopOnSignals } from './platform/process/start-and-stop.ts'

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

/** A company may not advertise what it cannot prove: a production start says in one line which claims lack that. */
function warnOfUnprovenClaims(nodeEnv: string): void {
  const claims = unprovenClaims(brand.claims)
  if (nodeEnv !== 'production' || claims.length === 0) return
  logLine('warn', 'claims are shown without a proof written beside them in the brand file', { claims })
}

/** Puts everything together, from the environment to the listening port. */
async function start(): Promise<void> {
  const config = readConfig(process.env, paymentAdapters)
  warnOfUnprovenClaims(config.nodeEnv)
  if (config.nodeEnv === 'production' && config.secretKey === null && config.databaseUrl !== null)
    logLine(
      'warn',
      'SECRET_KEY is not set: addresses are counted under plain hashes, and a last link is not mailed again',
    )
  stopOnSignals(stop, say)
  const postgres = await findPostgres(config, info)
  closers.push(() => postgres.stop())
  await migrate(postgres.connection)
  const { db, isOverloaded, close } = openDatabase(postgres.connection, { log: info })
  closers.push(close)

  const boss = createBoss(postgres.connection, (error) =>
    logLine('warn', 'the job system reported an error', { error: describeError(error) }),
  )
  const isSandbox = config.paymentsProvider === 'sandbox'
  const clock = isSandbox ? await createSandboxClock(db) : null
  const now = clock?.now ?? (() => new Date())
  const payments = await createPayments({ config, db, now })
  const plannerPool = createPlannerPool({
    threads: config.plannerThreads,
    weeksKept: config.plannerCache,
    onFailure: (error) => logLine('warn', 'the planner pool reported an error', { error: describeError(error) }),
  })
  closers.push(plannerPool.close)
  const services = {
    ...{ config, db, jobs: queueOf(boss), payments, plannerPool },
    ...{ now, keys: keysOf(config), tax: brand.tax },
  }
  const site = clock === null ? {} : { sandboxClock: clock }
  const [app] = await Promise.all([
    createApp(services, { webFolder, logStream, isOverloaded, ...site }),
    startBoss(boss),
  ])
  closers.push(() => boss.stop({ timeout: 10_000 }))
  await startJobs(boss, { services, transport: await emailTransportOf(config), log: app.log })
  if (clock !== null) {
    const report = (error: unknown) => logLine('warn', 'the sandbox reported an error', { error: describeError(error) })
    const sender = startWebhookSender({ db, clock, deliver: deliverTo(app), report })
    closers.push(sender.stop)
  }
  void prepareProviders(payments, config.publicUrl, (message, details) => logLine('warn', message, details))
  await app.listen({ port: config.port, host: config.host })
  closers.push(() => app.close())
  plannerPool.warm()
  const secret = await inviteFirst(services, config.consoleToken)
  if (secret !== null)
    say(
      config.consoleToken === null
        ? `Console: nobody manages it yet. Become its first operator at ${joinLink(config.publicUrl, secret)}`
        : `Console: nobody manages it yet. Become its first operator at ${config.publicUrl}/v3/console/join# and CONSOLE_TOKEN`,
    )
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
