import { availableParallelism } from 'node:os'
import { crossFieldRefusals } from './cross-field-checks.ts'
import { measurementSettings } from './measurement-settings.ts'
import { misspeltSettings } from './misspelt-settings.ts'
import { type Outgoing, outgoingSettings, readOutgoing } from './outgoing-settings.ts'
import { anyText, listOf, numberFrom, oneOf, origin, port, textLike, urlOf } from './parsers.ts'
import type { ConfiguredProvider, PaymentAdapter } from './payment-adapter.ts'
import { paymentSettings } from './payment-settings.ts'
import { proxySettings } from './proxy-settings.ts'
import { scannerSettings } from './scanner-settings.ts'
import { ConfigRefused, type Setting, setting } from './setting.ts'

/** Two threads limit the memory on a small machine; more threads than cores gain nothing. */
const DEFAULT_THREADS = Math.min(2, availableParallelism())

const productIds = listOf(/^[A-Za-z0-9_-]{1,64}$/)
const idsExpected = 'a list of 1 to 20 product ids, separated by commas'

/** Every environment variable that the server reads, except those of the payment providers. */
export const settings = {
  port: setting({
    name: 'PORT',
    fallback: 3000,
    shownDefault: '3000',
    about: 'Port the server listens on.',
    expects: 'a port number, 1 to 65535',
    parse: port,
  }),
  host: setting({
    name: 'HOST',
    fallback: '127.0.0.1',
    shownDefault: '127.0.0.1',
    about: 'Address the server listens on. In a container: 0.0.0.0.',
    expects: 'an address or a host name',
    parse: anyText,
  }),
  publicUrl: setting<string | null>({
    name: 'PUBLIC_URL',
    fallback: null,
    shownDefault: 'http://localhost:PORT',
    about:
      'Address at which people reach the app; links in emails begin with it. Must be https in production and if PAYMENTS_ENV=live.',
    expects: 'an address such as https://example.com, without a path',
    parse: origin,
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    fallback: './data',
    shownDefault: './data',
    about: "Folder of the app's own database and key. Not used if DATABASE_URL is set.",
    expects: 'a folder',
    parse: anyText,
  }),
  databaseUrl: setting<string | null>({
    name: 'DATABASE_URL',
    fallback: null,
    shownDefault: 'none: the app runs its own PostgreSQL in DATA_DIR',
    about: "A PostgreSQL (15 or newer) to use instead of the app's own.",
    expects: 'an address such as postgres://user:password@host:5432/name',
    parse: urlOf('postgres:', 'postgresql:'),
  }),
  smtpUrl: setting<string | null>({
    name: 'SMTP_URL',
    fallback: null,
    shownDefault: 'none: emails stay in the local outbox at /v3/outbox',
    about: 'SMTP server that sends the emails. Required in production and if PAYMENTS_ENV=live.',
    expects: 'an address such as smtps://user:password@mail.example.com',
    parse: urlOf('smtp:', 'smtps:'),
  }),
  mailFrom: setting<string | null>({
    name: 'MAIL_FROM',
    fallback: null,
    shownDefault: "none; the outbox shows the brand's contact address",
    about: 'Sender of all emails. Required if SMTP_URL is set.',
    expects: 'an address such as Forkcast <hello@example.com>',
    parse: textLike(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/),
  }),
  dkimSelector: setting<string | null>({
    name: 'DKIM_SELECTOR',
    fallback: null,
    shownDefault: 'none: the key is not looked up',
    about:
      'Selector under which your mail server signs, such as s1. Only npm run doctor and the console’s checks read it.',
    expects: 'letters, digits, dots and hyphens',
    parse: textLike(/^[a-zA-Z0-9](?:[a-zA-Z0-9.-]{0,61}[a-zA-Z0-9])?$/),
  }),
  alertsEmail: setting<string | null>({
    name: 'ALERTS_EMAIL',
    fallback: null,
    shownDefault: 'none: alerts are only logged and counted in /metrics',
    about:
      'Address that is emailed, once each, about everything that needs a person: disputes, failing refunds, findings and so on.',
    expects: 'an email address',
    parse: textLike(/^[^\s<>@,;]+@[^\s<>@,;]+$/),
  }),
  productIdsTest: setting<readonly string[]>({
    name: 'PRODUCT_IDS_TEST',
    fallback: ['test-1-week', 'test-1-month', 'test-3-month'],
    shownDefault: 'test-1-week,test-1-month,test-3-month',
    about: 'Products on sale if PAYMENTS_ENV=test.',
    expects: idsExpected,
    parse: productIds,
  }),
  productIdsLive: setting<readonly string[]>({
    name: 'PRODUCT_IDS_LIVE',
    fallback: ['live-1-week', 'live-1-month', 'live-3-month'],
    shownDefault: 'live-1-week,live-1-month,live-3-month',
    about: 'Products on sale if PAYMENTS_ENV=live.',
    expects: idsExpected,
    parse: productIds,
  }),
  ...paymentSettings,
  nodeEnv: setting<'development' | 'production' | 'test'>({
    name: 'NODE_ENV',
    fallback: 'development',
    shownDefault: 'development',
    about: 'Set it to production for real visitors. PAYMENTS_ENV=live requires it.',
    expects: '"development", "production" or "test"',
    parse: oneOf('development', 'production', 'test'),
  }),
  ...proxySettings,
  ...measurementSettings,
  ...outgoingSettings,
  ...scannerSettings,
  metricsToken: setting<string | null>({
    name: 'METRICS_TOKEN',
    fallback: null,
    shownDefault: "none: /metrics can be read on a developer's machine only",
    about: 'Bearer token for reading /metrics.',
    expects: 'at least 16 characters without spaces',
    parse: textLike(/^\S{16,}$/),
  }),
  secretKey: setting<string | null>({
    name: 'SECRET_KEY',
    fallback: null,
    shownDefault: 'none: the app makes one in DATA_DIR; with DATABASE_URL it has none, so production requires it',
    about:
      'Key for hashing addresses and networks before they are counted, for mailing a sign-in link again, and for encrypting the secrets of authenticators. The same for all processes.',
    expects: 'at least 32 characters without spaces',
    parse: textLike(/^\S{32,}$/),
  }),
  consoleToken: setting<string | null>({
    name: 'CONSOLE_TOKEN',
    fallback: null,
    shownDefault: 'none: until there is an operator, each start prints a link for the first one',
    about:
      'Secret of the invitation for the first operator of the console, instead of a printed one. It can be used once.',
    expects: '20 to 100 letters, digits, - or _',
    parse: textLike(/^[A-Za-z0-9_-]{20,100}$/),
  }),
  securityContact: setting<string | null>({
    name: 'SECURITY_CONTACT',
    fallback: null,
    shownDefault: 'none: there is no /.well-known/security.txt',
    about: 'Where vulnerabilities can be reported (RFC 9116): an address that begins with mailto: or https:.',
    expects: 'an address such as mailto:security@example.com or https://example.com/report',
    parse: textLike(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/),
  }),
  plannerThreads: setting({
    name: 'PLANNER_THREADS',
    fallback: DEFAULT_THREADS,
    shownDefault: '2, or 1 on one core',
    about: 'Threads per process that plan weeks; each takes about 150 MB while it works.',
    expects: 'a number from 1 to 16',
    parse: numberFrom(1, 16),
  }),
  plannerCache: setting({
    name: 'PLANNER_CACHE',
    fallback: 200,
    shownDefault: '200',
    about:
      'Number of weeks that a process keeps in memory, with five times as many pictures of dishes; at times up to twice as many.',
    expects: 'a number from 10 to 10000',
    parse: numberFrom(10, 10_000),
  }),
  leadsKeptDays: setting({
    name: 'LEADS_KEPT_DAYS',
    fallback: 365,
    shownDefault: '365',
    about: 'Days after which a lead that never bought anything is deleted, unless it has been used since.',
    expects: 'a number of days from 30 to 3650',
    parse: numberFrom(30, 3650),
  }),
  planProposals: setting<'on' | 'off'>({
    name: 'PLAN_PROPOSALS',
    fallback: 'on',
    shownDefault: 'on',
    about:
      'Whether logged weights may lead to proposals to change a plan. With off, forecasts, raises for safety and the question whether to continue after a health matter remain.',
    expects: '"on" or "off"',
    parse: oneOf('on', 'off'),
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    fallback: 'info',
    shownDefault: 'info',
    about: 'Lowest level that is logged.',
    expects: '"fatal", "error", "warn", "info", "debug", "trace" or "silent"',
    parse: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  }),
} as const

type Values = { readonly [K in keyof typeof settings]: (typeof settings)[K]['fallback'] }
export type Config = Omit<Values, 'publicUrl' | keyof typeof outgoingSettings> & {
  readonly outgoing: Outgoing
  readonly publicUrl: string
  /** Every provider with its settings, chosen or not. */
  readonly paymentProviders: readonly ConfiguredProvider[]
}

const namesOf = (adapters: readonly PaymentAdapter[]): readonly string[] =>
  [...Object.values(settings), ...adapters.flatMap((adapter) => Object.values(adapter.settings))].map(
    ({ name }) => name,
  )

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 * @throws ConfigRefused naming everything that is missing, invalid or forbidden at once
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  paymentAdapters: readonly PaymentAdapter[],
): Config {
  const refusals: string[] = []
  const read = <T>(row: Setting<T>): T => {
    const text = env[row.name]?.trim() ?? ''
    if (text === '') return row.fallback
    const value = row.parse(text)
    if (value === undefined) refusals.push(`${row.name} must be ${row.expects}.`)
    return value ?? row.fallback
  }
  const portNumber = read(settings.port)
  const [paymentsProvider, paymentsEnv] = [read(settings.paymentsProvider), read(settings.paymentsEnv)]
  const nodeEnv = read(settings.nodeEnv)
  const chosen = paymentsProvider.split(',')
  const config: Config = {
    port: portNumber,
    host: read(settings.host),
    publicUrl: read(settings.publicUrl) ?? `http://localhost:${portNumber}`,
    dataDir: read(settings.dataDir),
    databaseUrl: read(settings.databaseUrl),
    smtpUrl: read(settings.smtpUrl),
    mailFrom: read(settings.mailFrom),
    dkimSelector: read(settings.dkimSelector),
    alertsEmail: read(settings.alertsEmail),
    paymentsProvider,
    paymentsEnv,
    paymentProviders: paymentAdapters.map(({ name, configure }) =>
      configure(read, { isChosen: chosen.includes(name), paymentsEnv, nodeEnv }),
    ),
    outgoing: readOutgoing(read, refusals),
    productIdsTest: read(settings.productIdsTest),
    productIdsLive: read(settings.productIdsLive),
    nodeEnv,
    trustedProxies: read(settings.trustedProxies),
    proxySecret: read(settings.proxySecret),
    geoCountryHeader: read(settings.geoCountryHeader),
    geoRegionHeader: read(settings.geoRegionHeader),
    geoCityHeader: read(settings.geoCityHeader),
    geoipDatabase: read(settings.geoipDatabase),
    measurementKeptDays: read(settings.measurementKeptDays),
    countTrials: read(settings.countTrials),
    mixpanelToken: read(settings.mixpanelToken),
    mixpanelHost: read(settings.mixpanelHost),
    webAnalyticsId: read(settings.webAnalyticsId),
    webAnalyticsScript: read(settings.webAnalyticsScript),
    collectorKey: read(settings.collectorKey),
    adPixelId: read(settings.adPixelId),
    adPixelScript: read(settings.adPixelScript),
    adPixelToken: read(settings.adPixelToken),
    adPixelApi: read(settings.adPixelApi),
    visionUrl: read(settings.visionUrl),
    visionModel: read(settings.visionModel),
    visionKey: read(settings.visionKey),
    visionTimeout: read(settings.visionTimeout),
    photosPerMember: read(settings.photosPerMember),
    photosPerDay: read(settings.photosPerDay),
    openFoodFactsContact: read(settings.openFoodFactsContact),
    openFoodFactsUrl: read(settings.openFoodFactsUrl),
    metricsToken: read(settings.metricsToken),
    secretKey: read(settings.secretKey),
    consoleToken: read(settings.consoleToken),
    securityContact: read(settings.securityContact),
    plannerThreads: read(settings.plannerThreads),
    plannerCache: read(settings.plannerCache),
    leadsKeptDays: read(settings.leadsKeptDays),
    householdJoining: read(settings.householdJoining),
    fraudRule: read(settings.fraudRule),
    planProposals: read(settings.planProposals),
    logLevel: read(settings.logLevel),
  }
  refusals.push(...crossFieldRefusals(config, paymentAdapters), ...misspeltSettings(env, namesOf(paymentAdapters)))
  if (refusals.length > 0) throw new ConfigRefused(refusals.join('\n'))
  return config
}
