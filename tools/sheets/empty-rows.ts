import sharp from 'sharp'

/** Difference of brightness, of 255, from which two points side by side are ink: the weave of a cloth stays below. */
const INK = 14
/** Points between those that are compared: soft edges are wider than one. */
const REACH = 2

/** The most rows of a picture in a row that have nothing on them, in pixels of the picture. */
export async function emptyRows(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  let longest = 0
  let current = 0
  for (let y = 0; y < info.height; y++) {
    current = hasInk(data, y * info.width, info.width) ? 0 : current + 1
    longest = Math.max(longest, current)
  }
  return longest
}

function hasInk(points: Buffer, from: number, width: number): boolean {
  for (let x = from; x < from + width - REACH; x++)
    if (Math.abs((points[x] ?? 0) - (points[x + REACH] ?? 0)) > INK) return true
  return false
}
