import { expect, test } from 'vitest'
import { bankPageUrl } from './bank-page.ts'

const home = 'http://localhost:3000'

test('the bank page is the address that the provider names: a page of the sandbox, or one with HTTPS', () => {
  expect(bankPageUrl('/v3/sandbox/bank/x', home)).toBe('http://localhost:3000/v3/sandbox/bank/x')
  expect(bankPageUrl('https://bank.example/3ds?a=b', home)).toBe('https://bank.example/3ds?a=b')
})

test.each(['javascript:alert(1)', 'http://elsewhere.example/', 'data:text/html,x', 'http://'])(
  '%s is refused as a bank page',
  (url) => {
    expect(bankPageUrl(url, home)).toBeNull()
  },
)
