import { expect, test } from 'vitest'
import { paymentAdapters } from '#server/payment-providers/registry.generated.ts'
import { subscribedEventTypes } from '#server/payment-providers/stripe/events.ts'
import { readConfig, settings } from '#server/platform/config/config.ts'
import { projectFiles, readText } from './project-files.ts'

const TABLE = 'docs/operating.md'

const allSettings = [
  ...Object.values(settings),
  ...paymentAdapters.flatMap((adapter) => Object.values(adapter.settings)),
]

const commands: Readonly<Record<string, string>> = JSON.parse(readText('package.json')).scripts

/** The events in backticks to which a provider's webhook must be subscribed. */
function documentedEvents(provider: string): readonly string[] {
  const [, list = ''] =
    new RegExp(`PUBLIC_URL/webhooks/${provider}[^\\n]*exactly these events:(.*?)\\.\\n`, 's').exec(readText(TABLE)) ??
    []
  return [...list.matchAll(/`([\w.-]+)`/g)].flatMap(([, name]) => name ?? [])
}

const realProviders = paymentAdapters.map(({ name }) => name).filter((name) => name !== 'sandbox')

test.each(realProviders)(`${TABLE} says how %s is set up, including the events of its webhook`, (name) => {
  const how = `Under "Taking money": point a webhook at PUBLIC_URL/webhooks/${name} and "exactly these events:" in backticks`
  expect(documentedEvents(name), how).not.toEqual([])
})

test(`${TABLE} names every event of Stripe that the app reads, and no other`, () => {
  expect(documentedEvents('stripe').toSorted()).toEqual([...subscribedEventTypes].toSorted())
})

test(`${TABLE} names every event that the stand-in for PayPal sends`, () => {
  const sent = projectFiles
    .filter((file) => file.startsWith('tests/peers/paypal/'))
    .flatMap((file) => [
      ...readText(file).matchAll(/'((?:BILLING\.SUBSCRIPTION|PAYMENT|CUSTOMER\.DISPUTE)\.[A-Z.-]+)'/g),
    ])
    .flatMap(([, name]) => name ?? [])
  expect(sent.length).toBeGreaterThan(8)
  expect(documentedEvents('paypal')).toEqual(expect.arrayContaining(sent))
})

test('every command that a document names exists', () => {
  const unknown = projectFiles
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readText(file).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)])
    .flatMap(([, run, short]) => run ?? short ?? [])
    .filter((name) => !(name in commands))
  expect(unknown).toEqual([])
})

test('the files for deployment set only what the app reads', () => {
  const known = new Set<string>(allSettings.map(({ name }) => name))
  const set = ['deploy/compose.yaml', 'deploy/kubernetes.yaml']
    .flatMap((file) => [...readText(file).matchAll(/^ +(?:- \{? ?name: )?([A-Z][A-Z_]{3,})\b(?=:|,|$)/gm)])
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !name.startsWith('POSTGRES_'))
  expect(set).toContain('DATABASE_URL')
  expect(set.filter((name) => !known.has(name))).toEqual([])
})

/**
 * The environment that the compose file passes to the app, with the defaults for variables that the caller has not set.
 */
function composeEnvironment(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [app = ''] = /^ {4}environment:\n(?: {6}.*\n)+/m.exec(readText('deploy/compose.yaml')) ?? []
  const rows = [...app.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)]
  const filled = (value: string): string =>
    value.replace(/\$\{([A-Z_]+):([-?])([^}]*)\}/g, (_, name: string, kind: string, word: string) => {
      if (kind === '?' && !given[name]) throw new Error(`${name} is not set: ${word}`)
      return given[name] || word
    })
  return Object.fromEntries(rows.map(([, name = '', value = '']) => [name, filled(value)]))
}

/** The image sets the others, or they point to a stand-in for a provider in tests. */
const isForOperators = (name: string): boolean =>
  !['PORT', 'HOST', 'DATA_DIR'].includes(name) && !name.endsWith('_API_BASE')

test('deploy/compose.yaml passes every setting on, except those of the image and of stand-ins', () => {
  const names = allSettings.map(({ name }) => name).filter(isForOperators)
  const handedOn = composeEnvironment({ POSTGRES_PASSWORD: 'x', PUBLIC_URL: 'x', SECRET_KEY: 'x' })
  expect(Object.keys(handedOn).toSorted()).toEqual(names.toSorted())
})

/** What an operator may write in place of the dots in a document. */
const samples: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'letters1',
  SECRET_KEY: '0123456789abcdef0123456789abcdef',
  PUBLIC_URL: 'https://example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'hello@example.com',
  ALERTS_EMAIL: 'alerts@example.com',
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  STRIPE_PRICES_LIVE: '1-WEEK=price_1:to_1,1-MONTH=price_2,3-MONTH=price_3',
}

test.each([TABLE, 'deploy/compose.yaml'])('the app starts with the settings of each compose command of %s', (file) => {
  const commands = [...readText(file).matchAll(/((?:^[# ]*[A-Z_]+=.*\\\n)+)(?:[# ]*STRIPE.*)?[# ]*docker compose/gm)]
  expect(commands).toHaveLength(2)
  for (const [command] of commands) {
    const set = [...command.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [
      name,
      /…$|\.\.\.$/.test(value) ? (samples[name] ?? '') : value,
    ])
    expect(() => readConfig(composeEnvironment(Object.fromEntries(set)), paymentAdapters)).not.toThrow()
  }
})

test('every test that docs/security.md names exists', () => {
  const named = [...readText('docs/security.md').matchAll(/`([\w/.-]+\.(?:test|int\.test)\.tsx?|tests\/[\w/-]+)`/g)]
  const missing = named
    .flatMap(([, name]) => name ?? [])
    .filter(
      (name) => !['', 'src/', 'src/server/'].some((room) => projectFiles.some((file) => file.startsWith(room + name))),
    )
  expect(named.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('the glossary defines each term once per section, in alphabetical order', () => {
  for (const section of readText('docs/glossary.md').split('\n## ').slice(1)) {
    const terms = [...section.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, term = '']) => term.toLowerCase())
    expect(terms).toEqual([...new Set(terms)].toSorted())
  }
})
