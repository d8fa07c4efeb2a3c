import { expect, test } from 'vitest'
import { textHash } from './text-hash.ts'

// Computed with OpenSSL; at these lengths the padding changes.
test.each([
  ['', 0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['a', 1, 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'],
  ['a', 55, '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
  ['a', 56, 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
  ['a', 63, '7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34'],
  ['a', 64, 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
  ['a', 119, '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb'],
  ['a', 1000, '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ['a', 9000, '0598aa54768194ade580b9806ac98ace43a0310aeceae95762f62491625eee52'],
  ['Überweisung 9,99 € 🍴 30 日', 1, '60bde4fe478da18811b386abbe4f6ee4d382025473d9adc86c7350e3939e7573'],
] as const)('%j, %i times', (text, times, hash) => {
  expect(textHash(text.repeat(times))).toBe(hash)
})

test('all kinds of spaces are equal', () => {
  expect(textHash('CHF\u00a09.99 today\nand later')).toBe(textHash('CHF 9.99 today and later'))
})
