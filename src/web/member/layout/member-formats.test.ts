import { expect, test } from 'vitest'
import { addressIn } from './member-formats.ts'

const at = 'https://plan.example/v3/plan/list?day=2'

test('a member whose language is another than the page’s is led to the same page in it', () => {
  expect(addressIn('en-GB', 'en-US', at)).toBe('https://plan.example/v3/plan/list?day=2&lang=en-GB')
})

test.each([
  ['en-US', 'en-US', at],
  ['en-GB', 'en-US', 'https://plan.example/v3/plan?lang=en-US'],
  ['en-GB', 'en-XB', at],
] as const)('a member who reads %s stays on a page in %s at %s', (locale, page, address) => {
  expect(addressIn(locale, page, address)).toBeNull()
})
