import { expect, test } from 'vitest'
import { paymentAdapters } from '#server/payment-providers/registry.ts'
import { subscribedEventTypes } from '#server/payment-providers/stripe/events.ts'
import { settings } from '#server/platform/config/config.ts'
import { projectFiles, readText } from './project-files.ts'

const TABLE = 'docs/operating.md'

const allSettings = [
  ...Object.values(settings),
  ...paymentAdapters.flatMap((adapter) => Object.values(adapter.settings)),
]

const commands: Readonly<Record<string, string>> = JSON.parse(readText('package.json')).scripts

/** Rows of a table whose first cell is a variable's name in backticks. */
const documented = (): readonly string[] =>
  [...readText(TABLE).matchAll(/^\| *`([A-Z][A-Z0-9_]+)` *\|/gm)].flatMap(([, name]) => name ?? [])

test(`${TABLE} lists exactly the settings there are`, () => {
  const names = allSettings.map(({ name }) => name)
  expect(documented().toSorted()).toEqual(names.toSorted())
})

/** The events in backticks that a provider's webhook is to be subscribed to. */
function documentedEvents(provider: string): readonly string[] {
  const [, list = ''] =
    new RegExp(`PUBLIC_URL/webhooks/${provider}[^\\n]*exactly these events:(.*?)\\.\\n`, 's').exec(readText(TABLE)) ??
    []
  return [...list.matchAll(/`([\w.-]+)`/g)].flatMap(([, name]) => name ?? [])
}

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

test('every command starts a file that exists', () => {
  const files = Object.values(commands).map((command) => /^node (\S+)/.exec(command)?.[1] ?? command)
  expect(files.filter((file) => !projectFiles.includes(file))).toEqual([])
})

test('the files for deployment set nothing that the app does not read', () => {
  const known = new Set<string>(allSettings.map(({ name }) => name))
  const set = ['deploy/compose.yaml', 'deploy/kubernetes.yaml']
    .flatMap((file) => [...readText(file).matchAll(/^ +(?:- \{? ?name: )?([A-Z][A-Z_]{3,})\b(?=:|,|$)/gm)])
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !name.startsWith('POSTGRES_'))
  expect(set).toContain('DATABASE_URL')
  expect(set.filter((name) => !known.has(name))).toEqual([])
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
