import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasCheckDigit, hasShortForm, printedGtin, readGtin } from './gtin.ts'

/** The digits followed by their check digit. */
const completed = (digits: string): string =>
  Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(hasCheckDigit) ?? ''
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const printed = fc.oneof(digits(7), digits(11), digits(12)).map(completed)

test.each([
  ['4006381333931', '04006381333931'],
  ['036000291452', '00036000291452'],
  ['0036000291452', '00036000291452'],
  ['96385074', '00000096385074'],
  ['4 006381 333931', '04006381333931'],
  ['4006-3813-33931', '04006381333931'],
])('%s is stored as %s', (typed, gtin) => {
  expect(readGtin(typed)).toEqual({ kind: 'gtin', gtin, use: 'product' })
})

test.each([
  ['', 'incomplete'],
  ['400638', 'incomplete'],
  ['4006381333932', 'wrong-check-digit'],
  ['14006381333938', 'no-number'],
  ['00000000', 'no-number'],
  ['042526', 'incomplete'],
  ['0425261', 'incomplete'],
  ['400638133393x', 'no-number'],
  ['400638133393100', 'no-number'],
])('%j is %s', (typed, kind) => {
  expect(readGtin(typed).kind).toBe(kind)
})

// One for each rule of expansion, and one that GS1 gives as an example.
test.each([
  ['01234505', '012000003455'],
  ['01234514', '012100003454'],
  ['01234523', '012200003453'],
  ['01234531', '012300000451'],
  ['01234543', '012340000053'],
  ['01234558', '012345000058'],
  ['01234596', '012345000096'],
  ['04252614', '042100005264'],
])('the UPC-E %s stands for the UPC-A %s', (typed, upcA) => {
  expect(readGtin(typed)).toMatchObject({ kind: 'gtin', gtin: `00${upcA}`, use: 'product' })
})

test('a number has a short form if and only if a UPC-E stands for it', () => {
  const shorts = fc.stringMatching(/^[01][0-9]{7}$/).map(readGtin)
  fc.assert(
    fc.property(shorts, (read) => {
      fc.pre(read.kind === 'either' || (read.kind === 'gtin' && !read.gtin.startsWith('000000')))
      expect(hasShortForm(read.kind === 'either' ? read.upcE : read.kind === 'gtin' ? read.gtin : '')).toBe(true)
    }),
  )
  for (const gtin of ['00036000291452', '04006381333931', '00000096385074', '00012345000041', '00212345000053'])
    expect(hasShortForm(gtin)).toBe(false)
})

test('eight digits that begin with 1 and pass as both kinds are asked about, never guessed', () => {
  const read = readGtin('11234562')
  expect(read).toEqual({ kind: 'either', upcE: '00112345000062', ean8: '00000011234562' })
})

test.each([
  ['02', 'shop'],
  ['20', 'shop'],
  ['29', 'shop'],
  ['04', 'shop'],
  ['05', 'not-food'],
  ['977', 'not-food'],
  ['978', 'not-food'],
  ['979', 'not-food'],
  ['99', 'not-food'],
  ['30', 'product'],
  ['01', 'product'],
  ['19', 'product'],
])('a number that begins with %s is %s', (prefix, use) => {
  expect(readGtin(completed(prefix.padEnd(12, '1')))).toMatchObject({ kind: 'gtin', use })
})

test('short numbers that begin with 0 or 2 belong to a shop', () => {
  expect(readGtin(completed('2012345'))).toMatchObject({ use: 'shop' })
  expect(readGtin(`000000${completed('0212345')}`)).toMatchObject({ use: 'shop' })
  expect(readGtin(completed('5012345'))).toMatchObject({ use: 'product' })
})

test('any single wrong digit is detected, at any position', () => {
  fc.assert(
    fc.property(printed, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const place = at % number.length
      const digit = (Number(number[place]) + by) % 10
      const wrong = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`
      // A UPC-E leaves out the digits that its check digit was made for.
      fc.pre(!(wrong.length === 8 && /^[01]/.test(wrong)))
      expect(readGtin(wrong).kind).not.toBe('gtin')
    }),
  )
})

test('a number that is stored, printed and read again is the same', () => {
  fc.assert(
    fc.property(printed, (number) => {
      const read = readGtin(number)
      fc.pre(read.kind === 'gtin')
      expect(readGtin(read.gtin)).toEqual(read)
      expect(readGtin(printedGtin(read.gtin))).toEqual(read)
      if (number.length === 12) expect(readGtin(`0${number}`)).toEqual(read)
    }),
  )
})
