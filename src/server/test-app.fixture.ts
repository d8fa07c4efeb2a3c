import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { brand, type Tax } from '#domain/brand.ts'
import { createApp, isApiAddress } from './app.ts'
import { type RunningExperiments, runningExperiments } from './experiments/running-experiments.ts'
import type { RateLimits } from './http/rate-limits.ts'
import { paymentsFrom } from './payment-providers/providers.ts'
import { paymentAdapters } from './payment-providers/registry.generated.ts'
import { createSandbox } from './payment-providers/sandbox/sandbox.ts'
import { createSandboxClock } from './payment-providers/sandbox/sandbox-clock.ts'
import type { PlannerPool } from './planner-pool/planner-pool.ts'
import { readConfig } from './platform/config/config.ts'
import { closeAfter } from './platform/db/close-after.fixture.ts'
import type { Connection } from './platform/db/connection.ts'
import { openedDatabase, testDatabase } from './platform/db/test-database.fixture.ts'
import { createBoss, prepareQueues, queueOf } from './platform/job-queue/boss.ts'
import type { JobQueue } from './platform/job-queue/job-queue.ts'
import type { PaymentProvider } from './platform/payment-provider/provider.ts'
import type { PlaceDatabase } from './platform/places/place-database.ts'
import type { Services } from './services.ts'

const many = { max: 1_000_000, timeWindow: 60_000 }
const unlimited: RateLimits = {
  general: many,
  leads: many,
  previews: many,
  resume: many,
  orders: many,
  signInLinks: many,
  consoleSignIn: many,
  webhooks: many,
  plates: many,
  collect: many,
  photos: many,
  weighIns: many,
  calendars: many,
}

const absent = () => Promise.reject(new Error('This test has no planner pool.'))
const noPlannerPool: PlannerPool = {
  planWeek: absent,
  previewDay: absent,
  isServable: absent,
  weekView: absent,
  candidates: absent,
  changeMeal: absent,
  ownDishes: absent,
  moves: absent,
  planAnew: absent,
  library: absent,
  libraryPlaces: absent,
  replaceUnwanted: absent,
  raiseWeek: absent,
  raisePlate: absent,
  seatTable: absent,
  renewWeek: absent,
  atHome: absent,
  pantry: absent,
  shoppingList: absent,
  calendar: absent,
  calendarFeed: absent,
  recipeCard: absent,
  savedRecipe: absent,
  titles: absent,
  foods: absent,
  foodNames: absent,
  eatenFigures: absent,
  foodTable: absent,
  matchFoods: absent,
  estimateWeight: absent,
  reviewPlan: absent,
  plate: absent,
}

export type TestAppOptions = {
  readonly env?: Record<string, string>
  readonly limits?: RateLimits
  readonly isOverloaded?: () => boolean
  /** Plans weeks and reads recipes; without it both fail. */
  readonly plannerPool?: PlannerPool
  readonly tax?: Tax
  readonly places?: PlaceDatabase
  /** Includes the pages and windows in which the sandbox plays banks and wallets. */
  readonly sandboxPages?: true
  /** Starts the job system, so that it can work on jobs; without it, jobs are only enqueued. */
  readonly worksOnJobs?: true
  /** A database with rows of its own, the keys that they were written with, and the time at which to begin. */
  readonly stored?: { readonly connection: Connection; readonly keys: Services['keys']; readonly at: Date }
  /** Another provider, built from the sandbox. */
  readonly payments?: (sandbox: PaymentProvider) => PaymentProvider
}

export type TestRequest = InjectOptions & { readonly url: string }

export type TestApp = {
  /** The application that listens on the port. */
  readonly app: FastifyInstance
  readonly api: () => Promise<FastifyInstance>
  readonly services: Services
  readonly experiments: RunningExperiments
  readonly boss: PgBoss
  readonly connection: Connection
  /** All lines logged so far. */
  readonly logged: () => string
  /** Moves the clock of the app forward by some ms. */
  readonly pass: (ms: number) => void
  readonly post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  /** Any other request, with headers of its own. */
  readonly send: (request: TestRequest) => Promise<LightMyRequestResponse>
}

const HALF_A_DAY = 43_200_000

/** ms until the next noon in UTC. Tests begin then, so that their results do not depend on the time of day. */
const untilNoon = (now: number): number =>
  HALF_A_DAY - (now % HALF_A_DAY) + (now % (2 * HALF_A_DAY) < HALF_A_DAY ? 0 : HALF_A_DAY)

/**
 * The whole app on a database of its own, without a port; its clock starts at noon. It is closed after the test that
 * created it, or at the end of the file.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { stored } = options
  const { db, connection } = stored === undefined ? await testDatabase() : openedDatabase(stored.connection)
  const config = readConfig(options.env ?? {}, paymentAdapters)
  const lines: string[] = []
  let ahead = stored === undefined ? untilNoon(Date.now()) : stored.at.getTime() - Date.now()
  const { boss, jobs } = await testJobs(connection, options)
  closeAfter(() => boss.stop({ graceful: false }))
  const now = () => new Date(Date.now() + ahead)
  const sandbox = createSandbox({ db, now })
  const services: Services = {
    config,
    db,
    jobs,
    payments: paymentsFrom([options.payments?.(sandbox) ?? sandbox]),
    plannerPool: options.plannerPool ?? noPlannerPool,
    now,
    keys: stored?.keys ?? { counting: randomBytes(32), links: randomBytes(32) },
    places: options.places ?? null,
    tax: options.tax ?? brand.tax,
    build: null,
  }
  const sandboxClock = createSandboxClock(db)
  if (options.sandboxPages === true) await sandboxClock.refresh()
  const experiments = runningExperiments(services)
  const { app, api } = await createApp(services, {
    site: null,
    experiments,
    limits: options.limits ?? unlimited,
    ...(options.isOverloaded === undefined ? {} : { isOverloaded: options.isOverloaded }),
    logStream: { write: (line) => lines.push(line) },
    ...(options.sandboxPages === true ? { sandboxClock } : {}),
  })
  closeAfter(() => app.close())
  const send = async (request: TestRequest) =>
    (isApiAddress(request.url) ? await api() : app).inject({ headers: { host: 'localhost' }, ...request })
  return {
    send,
    app,
    api,
    services,
    experiments,
    boss,
    connection,
    logged: () => lines.join(''),
    pass: (ms) => {
      ahead += ms
    },
    post: (url, body, headers = {}) =>
      send({
        method: 'POST',
        url,
        headers: { host: 'localhost', 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (url, headers = {}) => send({ method: 'GET', url, headers: { host: 'localhost', ...headers } }),
  }
}

/**
 * Without `worksOnJobs` the job system starts with the first job: starting it takes as long as many a test, and most
 * tests send no job.
 */
async function testJobs(connection: Connection, options: TestAppOptions) {
  const worksOnJobs = options.worksOnJobs === true
  const boss = createBoss(connection, () => {}, { sendsOnly: !worksOnJobs })
  const queue = queueOf(boss)
  if (worksOnJobs) {
    await boss.start()
    await prepareQueues(boss)
  }
  const jobs: JobQueue = {
    enqueue: async (...args) => {
      await boss.start()
      await queue.enqueue(...args)
    },
    enqueueAll: async (...args) => {
      await boss.start()
      await queue.enqueueAll(...args)
    },
  }
  return { boss, jobs }
}
