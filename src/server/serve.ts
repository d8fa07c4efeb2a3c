import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { brand, claimFormOf } from '#domain/brand.ts'
import { createApp } from './app.ts'
import { emailTransportOf } from './email/send-email.ts'
import { runningExperiments } from './experiments/running-experiments.ts'
import { inviteFirst } from './operators/invitations.ts'
import { joinLink } from './operators/manage-operators.ts'
import { requireOwnKey } from './operators/require-own-key.ts'
import { payPageSources } from './payment-providers/page-sources.ts'
import { createPayments, type Payments, prepareProviders } from './payment-providers/providers.ts'
import { createSandboxClock, type SandboxClock } from './payment-providers/sandbox/sandbox-clock.ts'
import { createPlannerPool } from './planner-pool/create-planner-pool.ts'
import type { Config } from './platform/config/config.ts'
import type { Connection } from './platform/db/connection.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
import { isMigrated, migrate } from './platform/db/migrate.ts'
import { prepareLimits } from './platform/db/statement-limits.ts'
import { createJobSystem } from './platform/job-queue/job-system.ts'
import { bufferLines } from './platform/log/buffered-lines.ts'
import { describeError } from './platform/log/describe-error.ts'
import { logLine, type WriteLine } from './platform/log/log.ts'
import type { PlaceDatabase } from './platform/places/place-database.ts'
import { buildOnDisk } from './platform/process/build-on-disk.ts'
import { keysOf } from './platform/process/secret-key.ts'
import { type BuiltSite, loadSite, readAhead } from './site/built-site.ts'
import { bannerFor } from './site/page-banner.ts'
import { thirdPartiesOf } from './site/third-parties.ts'

/**
 * Delay in ms before the rest is started. Loading its libraries blocks the process for about as long, so requests that
 * waited for the port to open are answered first.
 */
const REST_DELAY_MS = 100

const distFolder = join(import.meta.dirname, '../../dist')
const info = (line: string) => logLine('info', line)
const logStream = bufferLines((text) => process.stdout.write(text))
process.on('exit', logStream.flush)

/**
 * The operator's database of places, opened at the start so that an invalid one is noticed then. @throws ConfigRefused
 */
async function placesOf({ geoipDatabase }: Config): Promise<PlaceDatabase | null> {
  if (geoipDatabase === null) return null
  const { openPlaceDatabase } = await import('./platform/places/place-database.ts')
  return openPlaceDatabase(geoipDatabase)
}

/** The built web app with everything that the settings add to its pages. */
const siteOf = (config: Config, { names }: Payments): BuiltSite | null =>
  loadSite(join(distFolder, 'web'), config.publicUrl, {
    paySources: payPageSources(names),
    banner: bannerFor(config),
    parties: thirdPartiesOf(config),
    claims: claimFormOf(config.nodeEnv),
  })

export type ServeOptions = {
  readonly config: Config
  readonly connection: Connection
  readonly say: WriteLine
  /** Whatever has to be closed at a stop is pushed here as soon as it is open. */
  readonly closers: (() => Promise<unknown>)[]
}

const invitation = ({ publicUrl, consoleToken }: Config, secret: string): string =>
  consoleToken === null
    ? `Console: it has no operator yet. Become the first one at ${joinLink(publicUrl, secret)}`
    : `Console: it has no operator yet. Become the first one at ${publicUrl}/v3/console/join# and CONSOLE_TOKEN`

/** Delivers the sandbox's webhooks to this app. Returns the function that stops it. */
async function startSandboxWebhooks(
  db: Database,
  clock: SandboxClock,
  requests: FastifyInstance,
): Promise<() => Promise<void>> {
  const [{ deliverTo }, { startWebhookSender }] = await Promise.all([
    import('./sandbox/sandbox-routes.ts'),
    import('./payment-providers/sandbox/webhooks.ts'),
  ])
  const report = (error: unknown) => logLine('warn', 'the sandbox reported an error', { error: describeError(error) })
  return startWebhookSender({ db, clock, deliver: deliverTo(requests), report }).stop
}

/**
 * Connects everything on a running PostgreSQL. It listens as soon as pages can be answered; all other routes and the
 * job system come later.
 * @throws Whatever error keeps a part from starting, before or after it listens.
 */
export async function serve({ config, connection, say, closers }: ServeOptions): Promise<void> {
  const places = await placesOf(config)
  // The app's own database is reached directly.
  const limitsFrom = config.databaseUrl === null ? 'connection' : await prepareLimits(connection)
  if (limitsFrom === 'nowhere')
    logLine(
      'warn',
      'the pooler takes no statement_timeout and the role may not be changed: the server ends no statement',
    )
  const { db, pool, isOverloaded, close } = openDatabase(connection, { log: info, limitsFrom })
  closers.push(close)
  const isSandbox = config.paymentsProvider === 'sandbox'
  const clock = isSandbox ? createSandboxClock(db) : null
  const now = clock?.now ?? (() => new Date())
  const payments = await createPayments({ config, db, now })
  const plannerPool = createPlannerPool({
    threads: config.plannerThreads,
    weeksKept: config.plannerCache,
    onFailure: (error) => logLine('warn', 'the planner pool reported an error', { error: describeError(error) }),
  })
  closers.push(plannerPool.close)
  const jobSystem = createJobSystem(connection, (error) =>
    logLine('warn', 'the job system reported an error', { error: describeError(error) }),
  )
  closers.push(jobSystem.stop)
  const services = {
    ...{ config, db, jobs: jobSystem.queue, payments, plannerPool },
    ...{ now, keys: keysOf(config), places, tax: brand.tax, build: buildOnDisk(distFolder) },
  }
  const experiments = runningExperiments(services)
  const prepareDatabase = async (): Promise<string | null> => {
    if (!(await isMigrated(pool))) await migrate(connection)
    await requireOwnKey(services)
    await clock?.refresh()
    await experiments.read()
    // The person who starts the server can open the invitation as soon as the server answers.
    return inviteFirst(services, config.consoleToken)
  }
  const site = siteOf(config, payments)
  const sandbox = clock === null ? {} : { sandboxClock: clock }
  // The routes are created while waiting for the database.
  const [invited, { app, api }] = await Promise.all([
    prepareDatabase(),
    createApp(services, { site, experiments, logStream, isOverloaded, ...sandbox }),
  ])
  await app.listen({ port: config.port, host: config.host })
  closers.push(() => app.close())
  if (invited !== null) say(invitation(config, invited))

  const startRest = async (): Promise<void> => {
    await wait(REST_DELAY_MS)
    const requests = await api()
    const { startJobs } = await import('./jobs/scheduled-jobs.ts')
    const transport = await emailTransportOf(config)
    await jobSystem.start((boss) => startJobs(boss, { services, transport, log: app.log }))
    if (clock !== null) closers.push(await startSandboxWebhooks(db, clock, requests))
    void prepareProviders(payments, config.publicUrl, (message, details) => logLine('warn', message, details))
    await plannerPool.warm()
    if (site !== null) await readAhead(site)
  }
  const rest = startRest()
  // A stop during this start waits until it is complete, and then closes everything cleanly.
  closers.push(() => rest.catch(() => {}))
  await rest
  const money = isSandbox ? ', no money moves' : ` (${config.paymentsEnv})`
  say(`Ready: ${config.publicUrl}/v3/  (payments: ${config.paymentsProvider}${money})`)
}
