import sharp from 'sharp'
import { escapeHtml } from '#server/email/email-layout.ts'

export type Picture = { readonly name: string; readonly png: Buffer }

const GAP = 12
const LABEL = 22

/** One picture of several screens of the same size, each with its name below. */
export async function contactSheet(
  pictures: readonly Picture[],
  { width, height, across }: { readonly width: number; readonly height: number; readonly across: number },
): Promise<Buffer> {
  const [column, row] = [width + GAP, height + LABEL + GAP]
  const tiles = await Promise.all(
    pictures.map(async ({ name, png }, index) => {
      const [left, top] = [GAP + (index % across) * column, GAP + Math.floor(index / across) * row]
      const label = `<svg width="${width}" height="${LABEL}"><text x="2" y="16" font-family="sans-serif" font-size="14" fill="#fff">${escapeHtml(name)}</text></svg>`
      return [
        {
          input: await sharp(png).resize(width, height, { fit: 'cover', position: 'top' }).png().toBuffer(),
          left,
          top,
        },
        { input: Buffer.from(label), left, top: top + height },
      ]
    }),
  )
  return sharp({
    create: {
      width: GAP + across * column,
      height: GAP + Math.ceil(pictures.length / across) * row,
      channels: 3,
      background: '#3a4048',
    },
  })
    .composite(tiles.flat())
    .png({ palette: true, effort: 3 })
    .toBuffer()
}
