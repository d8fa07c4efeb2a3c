import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { refusalIn } from '#server/test-client.fixture.ts'
import { firstMatches, newPhoto, photoServer, usualMatches } from '#tests/peers/vision/photo-server.ts'
import { startVisionPeer } from '#tests/peers/vision/vision-peer.ts'

const peer = await startVisionPeer()
afterAll(peer.stop)
beforeEach(peer.clear)
const server = await photoServer(peer)

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Buffer): number => {
  let c = 0xffffffff
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A grey PNG of this many pixels, which deflate compresses to almost nothing. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const row = Math.ceil(width / 8) + 1
  const data = deflateSync(Buffer.alloc(row * height), { level: 9 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const small = await newPhoto(400, 300)
const gif = Buffer.concat([Buffer.from('GIF89a'), randomBytes(60)])

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['an empty file', () => Buffer.alloc(0)],
  ['text named .jpg', () => Buffer.from('This is not a photo at all.')],
  ['an SVG', () => Buffer.from(svg)],
  ['a GIF', () => gif],
  ['a TIFF', () => sharp(small).tiff().toBuffer()],
  ['a JPEG’s first bytes before an SVG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)])],
  ['a PNG’s first bytes before noise', () => Buffer.concat([bomb(8, 8).subarray(0, 8), randomBytes(5000)])],
  ['a JPEG cut off in its middle', async () => small.subarray(0, Math.floor(small.length / 2))],
  [
    'a PNG cut off',
    async () =>
      (
        await sharp(randomBytes(90_000), { raw: { width: 200, height: 150, channels: 3 } })
          .png()
          .toBuffer()
      ).subarray(0, 40_000),
  ],
])('%s is refused with a message', async (_name, file) => {
  expect(refusalIn(await server.upload(await file()))).toEqual([422, 'PHOTO_UNREADABLE'])
  expect(peer.seen).toEqual([])
})

test('an SVG declared as a JPEG, and a JPEG declared as anything, are recognised by their bytes', async () => {
  expect(refusalIn(await server.upload(svg, { type: 'image/jpeg' }))).toEqual([422, 'PHOTO_UNREADABLE'])
  expect(firstMatches(await server.upload(await newPhoto(), { type: 'image/svg+xml' }))).toEqual(usualMatches)
  expect(refusalIn(await server.upload('{}', { type: 'application/json' }))).toEqual([415, 'MEDIA_TYPE_UNSUPPORTED'])
})

test('data appended to a JPEG is not sent on', async () => {
  const polyglot = Buffer.concat([
    await newPhoto(),
    Buffer.from('<script>alert("Secret Person")</script>PK\u0003\u0004'),
  ])
  expect(firstMatches(await server.upload(polyglot))).toEqual(usualMatches)
  expect(peer.seen[0]?.jpeg.includes('script')).toBe(false)
})

test('PNG and WebP are accepted as well', async () => {
  const noise = () => sharp(randomBytes(3 * 80 * 60), { raw: { width: 80, height: 60, channels: 3 } })
  expect(firstMatches(await server.upload(await noise().png().toBuffer()))).toEqual(usualMatches)
  expect(firstMatches(await server.upload(await noise().webp().toBuffer()))).toEqual(usualMatches)
})

test('40 MB are refused', async () => {
  expect(refusalIn(await server.upload(Buffer.alloc(40 * 1024 * 1024, 0xff)))).toEqual([413, 'PHOTO_TOO_LARGE'])
})

test('pictures of more than 24 million pixels are not decoded, however small their file, and memory does not grow', async () => {
  expect(firstMatches(await server.upload(await newPhoto(5600, 4200)))).toEqual(usualMatches)
  const bombs = [bomb(12_000, 12_000), bomb(16_000, 16_000), bomb(5000, 5000)]
  expect(bombs.every(({ length }) => length < 200_000)).toBe(true)
  const before = process.memoryUsage().rss
  for (const file of [...bombs, ...bombs]) {
    expect(refusalIn(await server.upload(file))).toEqual([413, 'PHOTO_TOO_LARGE'])
  }
  const grown = (process.memoryUsage().rss - before) / 1024 / 1024
  process.stdout.write(`${grown.toFixed(1)} MB more after ${2 * bombs.length} decompression bombs\n`)
  expect(grown).toBeLessThan(120)
  expect(peer.seen).toHaveLength(1)
})
