import sharp from 'sharp'
import type { HashedFile } from '../hashed-files-plugin.ts'

/** In CSS pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

/** Pixels of a sharp screen to one CSS pixel. */
const DENSITY = 3
const QUALITY = { quality: 75, alphaQuality: 80, effort: 4 } as const
/** Dots to the inch at which a unit of a drawing is one pixel. */
const UNIT_DPI = 72

/** @throws Error where a drawing does not say how large its canvas is */
function canvasOf(svg: string): PictureSize {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []
  if (width === undefined || height === undefined) throw new Error('A drawing has no viewBox.')
  return { width: Number(width), height: Number(height) }
}

async function paint(svg: string, width: number, height: number): Promise<Uint8Array> {
  const canvas = canvasOf(svg)
  const scale = Math.max(width / canvas.width, height / canvas.height)
  return await sharp(Buffer.from(svg), { density: UNIT_DPI * scale })
    .resize(width, height, { fit: 'contain', background: '#0000' })
    .webp(QUALITY)
    .toBuffer()
}

/**
 * A drawing as pixels, as large as it is shown. An emoji has ten blurred layers: a browser lays them out and paints them
 * anew for each picture of a list, before the list is on the screen, while pixels are unpacked beside that.
 */
export const paintedPicture = (svg: string, { width, height }: PictureSize): HashedFile => ({
  madeOf: `${svg} ${width}x${height}x${DENSITY} ${JSON.stringify(QUALITY)}`,
  make: () => paint(svg, width * DENSITY, height * DENSITY),
})
