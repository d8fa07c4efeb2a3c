import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { HashedFile } from '../hashed-files-plugin.ts'

/** In CSS pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

/** Device pixels per CSS pixel on a sharp screen. */
const DENSITY = 3
const QUALITY = { quality: 75, alphaQuality: 80, effort: 4 } as const
/** Dots per inch at which a unit of a drawing is one pixel. */
const UNIT_DPI = 72

/** @throws Error if a drawing does not state the size of its canvas */
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

/** Painting all pictures takes ten seconds, so each is painted once for all builds in this folder. */
const CACHE = path.resolve(import.meta.dirname, '../../../../.cache/painted-pictures')

async function onceForAll(madeOf: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const name = createHash('sha256')
    .update(`${madeOf} ${JSON.stringify(sharp.versions)}`)
    .digest('hex')
  const file = path.join(CACHE, `${name}.webp`)
  const known = await readFile(file).catch(() => null)
  if (known !== null) return known
  const made = await make()
  await mkdir(CACHE, { recursive: true })
  // Other processes may be reading: the file must be complete or absent.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, made)
  await rename(unfinished, file)
  return made
}

/**
 * A drawing as pixels, in the size it is shown at. An emoji has ten blurred layers: a browser would lay out and paint
 * them for each picture of a list before the list appears, while it decodes pixels in the background.
 */
export function paintedPicture(svg: string, { width, height }: PictureSize): HashedFile {
  const madeOf = `${svg} ${width}x${height}x${DENSITY} ${JSON.stringify(QUALITY)}`
  return { madeOf, make: () => onceForAll(madeOf, () => paint(svg, width * DENSITY, height * DENSITY)) }
}
