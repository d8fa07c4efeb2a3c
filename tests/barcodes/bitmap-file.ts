import type { RgbaImage } from '#web/member/barcode/reading/gray-image.ts'

const HEADER = 54

/** A picture as a file that every browser reads: an uncompressed 24-bit BMP. */
export function bitmapFile({ width, height, data }: RgbaImage): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(HEADER + row * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(HEADER, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  // Negative: rows go from the top down.
  file.writeInt32LE(-height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      for (const channel of [0, 1, 2]) file[HEADER + y * row + x * 3 + channel] = data[from + 2 - channel] ?? 0
    }
  }
  return file
}
