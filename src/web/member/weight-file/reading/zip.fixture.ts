type Packed = {
  readonly name: string
  readonly text: string
  readonly isLocked?: boolean
  /** The size that the directory says, if it is not the true one. */
  readonly told?: number
}

const bytesOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(stream).arrayBuffer())

/** Fields of two or four bytes, one after the other. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of values) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

/** An archive of these files, packed. */
export async function zipOf(files: readonly Packed[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, text, isLocked = false, told } of files) {
    const path = new TextEncoder().encode(name)
    const plain = new TextEncoder().encode(text)
    const packed = await bytesOf(new Blob([plain]).stream().pipeThrough(new CompressionStream('deflate-raw')))
    const flags = isLocked ? 1 : 0
    const sizes = [
      [0, 4],
      [packed.length, 4],
      [told ?? plain.length, 4],
      [path.length, 2],
      [0, 2],
    ] as const
    const header = fields([0x04034b50, 4], [20, 2], [flags, 2], [8, 2], [0, 4], ...sizes)
    const entry = fields(
      [0x02014b50, 4],
      [20, 2],
      [20, 2],
      [flags, 2],
      [8, 2],
      [0, 4],
      ...sizes,
      [0, 2],
      [0, 4],
      [0, 4],
      [offset, 4],
    )
    parts.push(header, path, packed)
    directory.push(entry, path)
    offset += header.length + path.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = fields([0x06054b50, 4], [0, 4], [files.length, 2], [files.length, 2], [size, 4], [offset, 4], [0, 2])
  return bytesOf(new Blob([...parts, ...directory, end]).stream())
}
