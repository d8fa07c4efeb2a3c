import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLAYWRIGHT_FEATURES } from '#tests/e2e/browser-arguments.ts'

// The list is not exported. If a new version of Playwright changes or moves it, check it here.
const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')

test('our list repeats all features that Playwright switches off, since it replaces that of Playwright', () => {
  const list = /\bdisabledFeatures = \[(?<body>.*?)\]\.filter/s.exec(source)?.groups?.['body'] ?? ''
  expect([...list.matchAll(/^\s*"(?<name>\w+)",?$/gm)].map(({ groups }) => groups?.['name'])).toEqual(
    PLAYWRIGHT_FEATURES,
  )
})
