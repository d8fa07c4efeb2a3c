import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const bytes = (hex: string): ArrayBuffer => {
  const pairs = hex.replaceAll(/\s/g, '').match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)).buffer
}
const text = (letters: string): string => [...letters].map((letter) => letter.charCodeAt(0).toString(16)).join('')

test.each([
  ['a PNG', `89504e470d0a1a0a 0000000d 49484452 00002ee0 00002ee1`, { width: 12_000, height: 12_001 }],
  [
    'a JPEG behind metadata',
    `ffd8 ffe1 0006 01020304 ffc4 0003 00 ffc2 0011 08 0bb8 0fa0 03`,
    { width: 4000, height: 3000 },
  ],
  [
    'a WebP of the old form',
    `${text('RIFF')} 00000000 ${text('WEBP')} ${text('VP8 ')} 00000000 000000 9d012a 2003 5802`,
    { width: 800, height: 600 },
  ],
  [
    'a lossless WebP',
    `${text('RIFF')} 00000000 ${text('WEBP')} ${text('VP8L')} 00000000 2f 1fc3 9500 0000 0000 00`,
    { width: 800, height: 600 },
  ],
  [
    'an extended WebP',
    `${text('RIFF')} 00000000 ${text('WEBP')} ${text('VP8X')} 0000000a 00000000 1f0300 570200`,
    { width: 800, height: 600 },
  ],
])('the size of %s is read from its first bytes', (_name, hex, size) => {
  expect(pictureSize(bytes(hex))).toEqual(size)
})

test.each([
  '',
  'ff',
  'ffd8',
  'ffd8ffc0',
  '89504e47',
  text('RIFF'),
  `${text('RIFF')}00000000${text('WEBP')}`,
  text('no picture at all'),
])('the size of %j is unknown', (hex) => {
  expect(pictureSize(bytes(hex))).toBeNull()
})
