import { expect, test } from 'vitest'
import { isHeic } from './heic.ts'

const file = (text: string) => new Blob([`\0\0\0\u0018${text}`])

test.each([
  ['ftypheic', true],
  ['ftypmif1', true],
  ['ftypisom', false],
  ['JFIF', false],
  ['', false],
])('%s: %s', async (text, is) => {
  expect(await isHeic(file(text))).toBe(is)
})
