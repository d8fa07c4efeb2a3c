/** A file in an archive, as the directory at the archive's end describes it. */
export type ZipEntry = {
  readonly name: string
  readonly size: number
  readonly packedSize: number
  readonly isLocked: boolean
  /** Where its header begins. */
  readonly offset: number
  readonly method: number
}

export class ZipError extends Error {}

/** Signatures, sizes and positions as in the .ZIP File Format Specification (APPNOTE) 6.3.10, sections 4.3 and 4.5. */
const END = { signature: 0x06054b50, size: 22, comment: 0xffff }
const END64_LOCATOR = { signature: 0x07064b50, size: 20 }
const END64 = { signature: 0x06064b50, size: 56 }
const ENTRY = { signature: 0x02014b50, size: 46 }
const LOCAL = { signature: 0x04034b50, size: 30 }
const ZIP64_FIELD = 1
const FULL_32 = 0xffffffff
const STORED = 0
const DEFLATED = 8
/** A directory of more bytes than this is not that of an export. */
const LARGEST_DIRECTORY = 64 * 1024 * 1024

const viewOf = async (blob: Blob, from: number, size: number): Promise<DataView> =>
  new DataView(await blob.slice(from, from + size).arrayBuffer())

/** Where the directory is. */
async function directoryOf(blob: Blob): Promise<{ readonly offset: number; readonly size: number }> {
  const tailAt = Math.max(0, blob.size - END.size - END.comment)
  const tail = await viewOf(blob, tailAt, blob.size - tailAt)
  for (let at = tail.byteLength - END.size; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END.signature) continue
    const [size, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)]
    const locator = at - END64_LOCATOR.size
    const isLarge = size === FULL_32 || offset === FULL_32 || tail.getUint16(at + 10, true) === 0xffff
    if (!isLarge || locator < 0 || tail.getUint32(locator, true) !== END64_LOCATOR.signature) return { size, offset }
    const large = await viewOf(blob, Number(tail.getBigUint64(locator + 8, true)), END64.size)
    if (large.byteLength < END64.size || large.getUint32(0, true) !== END64.signature) break
    return { size: Number(large.getBigUint64(40, true)), offset: Number(large.getBigUint64(48, true)) }
  }
  throw new ZipError('There is no directory.')
}

/** The sizes and the position of an entry that are too large for 32 bits stand in an extra field, in this order. */
function largeNumbers(directory: DataView, from: number, to: number, small: readonly number[]): readonly number[] {
  for (let at = from; at + 4 <= to; ) {
    const size = directory.getUint16(at + 2, true)
    if (directory.getUint16(at, true) === ZIP64_FIELD) {
      let next = at + 4
      return small.map((value) => {
        if (value !== FULL_32 || next + 8 > to) return value
        next += 8
        return Number(directory.getBigUint64(next - 8, true))
      })
    }
    at += 4 + size
  }
  return small
}

/** The files in an archive. @throws ZipError if its directory cannot be read */
export async function zipEntries(blob: Blob): Promise<readonly ZipEntry[]> {
  const { offset, size } = await directoryOf(blob)
  if (size > LARGEST_DIRECTORY || offset + size > blob.size) throw new ZipError('The directory is not in the file.')
  const directory = await viewOf(blob, offset, size)
  const entries: ZipEntry[] = []
  for (let at = 0; at + ENTRY.size <= size; ) {
    if (directory.getUint32(at, true) !== ENTRY.signature) break
    const nameEnd = at + ENTRY.size + directory.getUint16(at + 28, true)
    const extraEnd = nameEnd + directory.getUint16(at + 30, true)
    if (extraEnd > size) throw new ZipError('An entry ends outside the directory.')
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + ENTRY.size, nameEnd - at - ENTRY.size))
    const small = [
      directory.getUint32(at + 24, true),
      directory.getUint32(at + 20, true),
      directory.getUint32(at + 42, true),
    ]
    const [unpacked = 0, packed = 0, begins = 0] = largeNumbers(directory, nameEnd, extraEnd, small)
    const flags = directory.getUint16(at + 8, true)
    const method = directory.getUint16(at + 10, true)
    entries.push({ name, size: unpacked, packedSize: packed, offset: begins, method, isLocked: (flags & 1) === 1 })
    at = extraEnd + directory.getUint16(at + 32, true)
  }
  return entries
}

/**
 * The content of an entry as it is unpacked, and never more than its directory says: an archive that lies about its
 * size ends with an error. @throws ZipError
 */
export async function entryStream(blob: Blob, entry: ZipEntry): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const header = await viewOf(blob, entry.offset, LOCAL.size)
  if (header.byteLength < LOCAL.size || header.getUint32(0, true) !== LOCAL.signature) throw new ZipError('No header.')
  const begins = entry.offset + LOCAL.size + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = blob.slice(begins, begins + entry.packedSize).stream()
  if (entry.method === STORED) return packed
  if (entry.method !== DEFLATED) throw new ZipError('Packed in a way that is not known.')
  let length = 0
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.byteLength
      if (length > entry.size) controller.error(new ZipError('It is larger than its directory says.'))
      else controller.enqueue(chunk)
    },
  })
  return packed.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(limit)
}
