import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from '#domain/hero/email.ts'
import { addressKey } from './address-key.ts'

test.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['Ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['jose\u0301@example.com', 'jos\u00e9@example.com'],
  ['ada@例え.example', 'ada@xn--r8jz45g.example'],
  [' ada@example.com ', 'ada@example.com'],
  // A part of an address, as an operator searches for it.
  ['José', 'josé'],
])('%j is known as %j', (address, key) => expect(addressKey(address)).toBe(key))

test('every composed and decomposed spelling of an address has the same key, and the key has itself', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'é', 'ü', 'ñ', 'Å', 'ő', 'ç'),
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(letters, letters, (name, domain) => {
      const address = `${name}@${domain}x.example`
      const key = addressKey(address)
      const spellings = [address.normalize('NFD'), address.normalize('NFC'), address.toUpperCase(), key]
      expect(spellings.map(addressKey)).toEqual(spellings.map(() => key))
      expect(isEmail(address)).toBe(true)
    }),
  )
})
