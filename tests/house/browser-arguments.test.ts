import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLAYWRIGHT_FEATURES } from '#tests/e2e/browser-arguments.ts'

// The list is not exported. A new version of Playwright that changes it, or moves it, is to be looked at here.
const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')

test('the features that Playwright switches off are all repeated, since its own list is replaced', () => {
  const list = /\bdisabledFeatures = \[(?<body>.*?)\]\.filter/s.exec(source)?.groups?.['body'] ?? ''
  expect([...list.matchAll(/^\s*"(?<name>\w+)",?$/gm)].map(({ groups }) => groups?.['name'])).toEqual(
    PLAYWRIGHT_FEATURES,
  )
})
