/** Width and height that a picture's file claims, in pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

const ascii = (view: DataView, at: number, length: number): string =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...Array.from({ length }, (_, offset) => view.getUint8(at + offset)))

function ofPng(view: DataView): PictureSize | null {
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
}

/** A JPEG is a sequence of segments; the one that begins a frame holds the size. */
function ofJpeg(view: DataView): PictureSize | null {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    // SOF0 to SOF15, except Huffman tables (C4), extensions (C8) and conditions of arithmetic coding (CC).
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function ofWebp(view: DataView): PictureSize | null {
  if (view.byteLength < 30) return null
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
  switch (ascii(view, 12, 4)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    default:
      return null
  }
}

/**
 * The size of a picture from its first bytes, or null if it is not found. Checked before decoding, because a small file
 * can claim more pixels than fit into a phone's memory.
 */
export function pictureSize(bytes: ArrayBuffer): PictureSize | null {
  const view = new DataView(bytes)
  if (view.byteLength > 3 && view.getUint16(0) === 0xffd8) return ofJpeg(view)
  if (ascii(view, 1, 3) === 'PNG') return ofPng(view)
  return ascii(view, 0, 4) === 'RIFF' && ascii(view, 8, 4) === 'WEBP' ? ofWebp(view) : null
}
