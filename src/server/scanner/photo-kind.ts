export type PhotoKind = 'jpeg' | 'png' | 'webp'

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, offset) => bytes[at + offset] === byte)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/**
 * The type of a file from its first bytes; null if it is none of the three. Its name and its declared type are ignored.
 */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, PNG)) return 'png'
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8) ? 'webp' : null
}
