import { expect, test } from 'vitest'
import { isEmail } from '#domain/hero/email.ts'
import { readText, sources } from './project-files.ts'

/** Browser tests and what they share; people have an address of their own, which is given away before they use one. */
const browserTests = sources.filter((file) => /^tests\/e2e\/(?!personas\/|new-address\.ts$)/.test(file))
const strings = /'([^'\n]*)'|`([^`\n]*)`/g

/** Slips in this domain are typed to be doubted, and not sent. */
const DOUBTED = '@gmial.com'

/** The addresses that stand in a text as strings. What is put into a template counts as one letter. */
const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(strings)]
    .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, 'x'))
    .filter((string) => isEmail(string) && !string.endsWith(DOUBTED))

test('an address that stands in a text is seen', () => {
  const lines = [
    `const page = await openPay(open, 'double@example.com', { expected })`,
    `await paidOrder(url, \`reader-\${theme}-\${look.device}@example.org\`)`,
    `await page.fill('input[name=email]', 'ada@gmial.com')`,
    `const wrong = ['ada@', '@example.com', 'ada b@example.com']`,
  ]
  expect(lines.map(addressesIn)).toEqual([['double@example.com'], ['reader-x-x@example.org'], [], []])
})

test('no browser test has an address of its own: tried again, it would meet what it bought before', () => {
  expect(browserTests.length).toBeGreaterThan(50)
  const found = browserTests.flatMap((file) => addressesIn(readText(file)).map((address) => `${file}: ${address}`))
  expect(found).toEqual([])
})
