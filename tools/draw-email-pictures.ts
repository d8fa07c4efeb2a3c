import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { asWritten } from '../src/planner/derive/variant.ts'
import { platePicture } from '../src/planner/plate/plate-picture.ts'
import { library } from '../src/planner/recipes/library.ts'

// Draws the pictures of the emails, twice as many pixels as they are shown with. Run this when their dishes are redrawn.
const target = join(import.meta.dirname, '../src/server/email/email-pictures.generated.ts')

/** As shown, px. */
const WIDTH = 540
const HEIGHT = 200
const SCALE = 2

const dishes = ['strapatsada', 'chicken-asparagus-romesco', 'teriyaki-salmon-greens'] as const

const cloth = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
      `<defs><radialGradient id="light" cx="12%" cy="0" r="90%"><stop stop-color="#1b5b38"/><stop offset="1" stop-color="#12452a"/></radialGradient></defs>` +
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>${content}</svg>`,
  )

/** A range that opens, as the forecast draws it, without a figure: it is nobody's. */
const range =
  `<path d="M60 166H480" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>` +
  `<path d="M60 46C150 76 330 72 450 64V136C330 112 150 92 60 46Z" fill="#8fe094" fill-opacity=".85"/>` +
  `<path d="M450 64V136" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
  `<circle cx="60" cy="46" r="9" fill="#f1faf2"/>`

async function plate(id: string, edge: number): Promise<Buffer> {
  const recipe = library.find((one) => one.id === id)
  if (recipe === undefined) throw new Error(`There is no dish ${id}.`)
  return sharp(Buffer.from(platePicture(asWritten(recipe), 'cut')), { density: 144 })
    .resize(edge, edge)
    .png()
    .toBuffer()
}

async function table(): Promise<Buffer> {
  const edge = 168 * SCALE
  const plates = await Promise.all(dishes.map((id) => plate(id, edge)))
  return sharp(cloth(''))
    .composite(plates.map((input, at) => ({ input, left: Math.round((6 + at * 180) * SCALE), top: 16 * SCALE })))
    .png()
    .toBuffer()
}

const small = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).jpeg({ quality: 72, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()

const pictures = { range: await sharp(cloth(range)).png().toBuffer(), table: await table() }
const lines = await Promise.all(
  Object.entries(pictures).map(async ([name, picture]) => `  ${name}: '${(await small(picture)).toString('base64')}',`),
)
await writeFile(
  target,
  [
    '// Written by tools/draw-email-pictures.ts.',
    '',
    '/** The pictures of the emails as JPEG in base64. */',
    'export const emailPictureBytes = {',
    ...lines,
    '} as const',
    '',
  ].join('\n'),
)
