import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { BackupRefused } from './backup-refused.ts'

/**
 * An encrypted file that is written and read piece by piece: the STREAM construction over AES-256-GCM. Each piece is
 * authenticated with its number and with whether it is the last one, so a piece that is changed, moved, left out or
 * missing at the end is noticed before anything of it is used.
 *
 * name of the format, its version, salt, check of the key, pieces of 64 KiB and 16 bytes (the last one may be shorter)
 */
const NAME = 'forkcast backup\n'
const VERSION = 1
const SALT_BYTES = 16
const CHECK_BYTES = 16
const HEAD_BYTES = NAME.length + 1 + SALT_BYTES + CHECK_BYTES
const PIECE_BYTES = 64 * 1024
const TAG_BYTES = 16

const derive = (secret: string, salt: Buffer, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, `forkcast backup ${purpose}`, bytes))

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 0, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const headOf = (secret: string, salt: Buffer): Buffer =>
  Buffer.concat([Buffer.from(NAME), Buffer.from([VERSION]), salt, derive(secret, salt, 'check', CHECK_BYTES)])

export type SealedWriter = {
  write(bytes: Buffer): Promise<void>
  /** Writes the last piece; without it the file is refused as incomplete. */
  end(): Promise<void>
}

/** Encrypts what is written to an empty file. */
export async function sealInto(file: FileHandle, secret: string): Promise<SealedWriter> {
  const salt = randomBytes(SALT_BYTES)
  const head = headOf(secret, salt)
  const key = derive(secret, salt, 'pieces', 32)
  await file.writeFile(head)
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let number = 0

  const writePiece = async (piece: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast)).setAAD(head)
    await file.writeFile(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]))
  }
  return {
    write: async (bytes) => {
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes <= PIECE_BYTES) return
      let all = Buffer.concat(waiting)
      // The last piece is not empty unless the file is, so a whole one waits until something follows it.
      for (; all.length > PIECE_BYTES; all = all.subarray(PIECE_BYTES))
        await writePiece(all.subarray(0, PIECE_BYTES), false)
      waiting = [all]
      waitingBytes = all.length
    },
    end: () => writePiece(Buffer.concat(waiting), true),
  }
}

/** The decrypted content of a file, piece by piece. @throws BackupRefused at the first piece that is not as it was written */
export async function* openSealed(file: FileHandle, secret: string): AsyncGenerator<Buffer> {
  const head = await readExactly(file, HEAD_BYTES)
  if (head.length < HEAD_BYTES || !head.subarray(0, NAME.length).equals(Buffer.from(NAME)))
    throw new BackupRefused('This file is not a backup of Forkcast.')
  if (head[NAME.length] !== VERSION)
    throw new BackupRefused('A newer version of Forkcast wrote this backup. Restore it with that version.')
  const salt = head.subarray(NAME.length + 1, NAME.length + 1 + SALT_BYTES)
  if (!headOf(secret, salt).equals(head)) throw new BackupRefused('The key does not belong to this backup.')
  const key = derive(secret, salt, 'pieces', 32)
  let piece = await readExactly(file, PIECE_BYTES + TAG_BYTES)
  for (let number = 0; ; number++) {
    const next = await readExactly(file, PIECE_BYTES + TAG_BYTES)
    const isLast = next.length === 0
    yield openPiece(key, head, piece, nonceOf(number, isLast))
    if (isLast) return
    piece = next
  }
}

function openPiece(key: Buffer, head: Buffer, piece: Buffer, nonce: Buffer): Buffer {
  const damaged = 'The backup is incomplete or was changed after it was written. Use another one.'
  if (piece.length < TAG_BYTES) throw new BackupRefused(damaged)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(head).setAuthTag(piece.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (error) {
    throw new BackupRefused(damaged, { cause: error })
  }
}

/** The next bytes; fewer only at the end of the file. */
async function readExactly(file: FileHandle, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes)
  let filled = 0
  while (filled < bytes) {
    const { bytesRead } = await file.read(buffer, filled, bytes - filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}
