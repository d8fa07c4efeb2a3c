import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newSecret } from '#server/platform/crypto/secret.ts'
import { openSealed, sealInto } from './sealed-file.ts'

const secret = newSecret()
const HEAD = 49
const PIECE = 65_536 + 16

async function sealed(content: readonly Buffer[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'backup')
  const file = await open(path, 'w')
  const writer = await sealInto(file, secret)
  for (const bytes of content) await writer.write(bytes)
  await writer.end()
  await file.close()
  return path
}

async function opened(path: string, key = secret): Promise<Buffer> {
  const file = await open(path)
  try {
    const pieces: Buffer[] = []
    for await (const piece of openSealed(file, key)) pieces.push(piece)
    return Buffer.concat(pieces)
  } finally {
    await file.close()
  }
}

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])('%d bytes come back as they were', async (length) => {
  const content = randomBytes(length)
  const path = await sealed([content.subarray(0, 70_000), content.subarray(70_000)])
  expect((await opened(path)).equals(content)).toBe(true)
  // A single byte may stand in any file.
  if (length > 1) expect((await readFile(path)).includes(content.subarray(0, 32))).toBe(false)
})

test('another key is refused, whatever it would make of the content', async () => {
  const path = await sealed([randomBytes(100)])
  await expect(opened(path, newSecret())).rejects.toThrow('The key does not belong to this backup.')
})

const change = (at: number) => (bytes: Buffer) => {
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}
const damaged = 'incomplete or was changed'

test.each<[string, (bytes: Buffer) => Buffer, string]>([
  ['a changed name of the format', change(3), 'is not a backup of Forkcast'],
  ['a newer version of the format', change(16), 'A newer version of Forkcast wrote this backup'],
  ['a changed salt', change(20), 'The key does not belong'],
  ['a changed byte of the first piece', change(HEAD + 5), damaged],
  ['a changed byte in the middle', change(HEAD + PIECE + 5), damaged],
  ['a changed last byte', (bytes) => change(bytes.length - 1)(bytes), damaged],
  ['a missing last byte', (bytes) => bytes.subarray(0, -1), damaged],
  ['a missing last piece', (bytes) => bytes.subarray(0, HEAD + 2 * PIECE), damaged],
  ['a missing first piece', (bytes) => Buffer.concat([bytes.subarray(0, HEAD), bytes.subarray(HEAD + PIECE)]), damaged],
  [
    'two pieces in the other order',
    (bytes) =>
      Buffer.concat([
        bytes.subarray(0, HEAD),
        bytes.subarray(HEAD + PIECE, HEAD + 2 * PIECE),
        bytes.subarray(HEAD, HEAD + PIECE),
        bytes.subarray(HEAD + 2 * PIECE),
      ]),
    damaged,
  ],
  ['something after the end', (bytes) => Buffer.concat([bytes, Buffer.from('more')]), damaged],
  ['no pieces at all', (bytes) => bytes.subarray(0, HEAD), damaged],
  ['an empty file', () => Buffer.alloc(0), 'is not a backup of Forkcast'],
])('%s is refused', async (_, damage, sentence) => {
  const path = await sealed([randomBytes(150_000)])
  await writeFile(path, damage(await readFile(path)))
  await expect(opened(path)).rejects.toThrow(sentence)
})
