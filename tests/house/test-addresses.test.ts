import { expect, test } from 'vitest'
import { isEmail } from '#domain/hero/email.ts'
import { readText, sources } from './project-files.ts'

/** Browser tests and their shared files. Personas have fixed addresses, which are replaced before one is used. */
const browserTests = sources.filter((file) => /^tests\/e2e\/(?!personas\/|new-address\.ts$)/.test(file))
const strings = /'([^'\n]*)'|`([^`\n]*)`/g

/** Misspelt domain that the tests type to see the page question it; never sent. */
const DOUBTED = '@gmial.com'

/** The email addresses in a text's string literals. A placeholder in a template counts as one letter. */
const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(strings)]
    .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, 'x'))
    .filter((string) => isEmail(string) && !string.endsWith(DOUBTED))

test('an address in a text is found', () => {
  const lines = [
    `const page = await openPay(open, 'double@example.com', { expected })`,
    `await paidOrder(url, \`reader-\${theme}-\${look.device}@example.org\`)`,
    `await page.fill('input[name=email]', 'ada@gmial.com')`,
    `const wrong = ['ada@', '@example.com', 'ada b@example.com']`,
  ]
  expect(lines.map(addressesIn)).toEqual([['double@example.com'], ['reader-x-x@example.org'], [], []])
})

test('no browser test has a fixed address: on a second try it would find its earlier purchase', () => {
  expect(browserTests.length).toBeGreaterThan(50)
  const found = browserTests.flatMap((file) => addressesIn(readText(file)).map((address) => `${file}: ${address}`))
  expect(found).toEqual([])
})
