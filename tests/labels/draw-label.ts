import type { Page } from 'playwright-core'
import type { Layout } from './layout.ts'

/** The faults of a picture; each field has its own unit. */
export type Camera = {
  /** Degrees. */
  readonly turned: number
  /** How far the middle sags, as a share of the width. */
  readonly bent: number
  /** Share by which the right edge is shorter than the left. */
  readonly leaning: number
  /** Radius, px. */
  readonly blur: number
  /** Standard deviation of the noise, of 255. */
  readonly noise: number
  /** Brightness of the darkest corner and of the brightest, of 1. */
  readonly light: readonly [number, number]
  /** JPEG quality, 0 to 1. */
  readonly quality: number
  readonly seed: number
}

export type DrawnLabel = {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray
}

const WIDTH = 1280
const HEIGHT = 960

type Drawing = { readonly layout: Layout; readonly camera: Camera; readonly width: number; readonly height: number }

/** Runs in the page: draws the label, then takes its picture. */
async function drawInPage({ layout, camera, width, height }: Drawing): Promise<{ jpeg: string; rgba: string }> {
  const canvasOf = (w: number, h: number) => {
    const canvas = new OffscreenCanvas(w, h)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('The page has no canvas.')
    return { canvas, context }
  }
  let state = camera.seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const scale = Math.min((width * 0.86) / layout.width, (height * 0.84) / layout.height)
  const flat = canvasOf(width, height)
  flat.context.fillStyle = '#b9b2a6'
  flat.context.fillRect(0, 0, width, height)
  const left = (width - layout.width * scale) / 2
  const top = (height - layout.height * scale) / 2
  flat.context.setTransform(scale, 0, 0, scale, left, top)
  flat.context.fillStyle = '#fdfcf8'
  flat.context.fillRect(0, 0, layout.width, layout.height)
  flat.context.fillStyle = '#161616'
  for (const rule of layout.rules) flat.context.fillRect(rule.x, rule.y, rule.width, rule.height)
  for (const run of layout.runs) {
    flat.context.font = `${run.bold === true ? 'bold ' : ''}${run.size}px "Liberation Sans", Arial, sans-serif`
    flat.context.textAlign = run.align ?? 'left'
    flat.context.fillText(run.text, run.x, run.y)
  }
  const source = flat.context.getImageData(0, 0, width, height)
  const bent = canvasOf(width, height)
  const target = bent.context.createImageData(width, height)
  const angle = (camera.turned * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x - width / 2
      const v = y - height / 2
      const across = u * cos + v * sin
      const down = v * cos - u * sin
      const share = across / width
      const depth = 1 + camera.leaning * share
      const sx = across * depth + width / 2
      const sy = (down - camera.bent * width * (0.25 - share * share)) * depth + height / 2
      const cx = Math.max(0, Math.min(width - 1.001, sx))
      const cy = Math.max(0, Math.min(height - 1.001, sy))
      const x0 = Math.floor(cx)
      const y0 = Math.floor(cy)
      const fx = cx - x0
      const fy = cy - y0
      for (let colour = 0; colour < 3; colour++) {
        const at = (px: number, py: number) => source.data[(py * width + px) * 4 + colour] ?? 0
        const upper = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx
        const lower = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx
        target.data[(y * width + x) * 4 + colour] = upper * (1 - fy) + lower * fy
      }
      target.data[(y * width + x) * 4 + 3] = 255
    }
  }
  bent.context.putImageData(target, 0, 0)
  const soft = canvasOf(width, height)
  soft.context.filter = camera.blur > 0 ? `blur(${camera.blur}px)` : 'none'
  soft.context.drawImage(bent.canvas, 0, 0)
  const taken = soft.context.getImageData(0, 0, width, height)
  const [dark, bright] = camera.light
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = dark + (bright - dark) * ((x / width + y / height) / 2)
      // The sum of three uniform numbers is nearly normal.
      const noise = (random() + random() + random() - 1.5) * 2 * camera.noise
      for (let colour = 0; colour < 3; colour++) {
        const at = (y * width + x) * 4 + colour
        taken.data[at] = (taken.data[at] ?? 0) * light + noise
      }
    }
  }
  soft.context.filter = 'none'
  soft.context.putImageData(taken, 0, 0)
  const blob = await soft.canvas.convertToBlob({ type: 'image/jpeg', quality: camera.quality })
  const bitmap = await createImageBitmap(blob)
  const final = canvasOf(width, height)
  final.context.drawImage(bitmap, 0, 0)
  const base64 = (bytes: Uint8Array | Uint8ClampedArray) => {
    let text = ''
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768))
    return btoa(text)
  }
  return {
    jpeg: base64(new Uint8Array(await blob.arrayBuffer())),
    rgba: base64(final.context.getImageData(0, 0, width, height).data),
  }
}

/** The picture that a camera takes of a label drawn in a page. */
export async function drawLabel(page: Page, layout: Layout, camera: Camera): Promise<DrawnLabel> {
  const { jpeg, rgba } = await page.evaluate(drawInPage, { layout, camera, width: WIDTH, height: HEIGHT })
  return {
    jpeg: Buffer.from(jpeg, 'base64'),
    width: WIDTH,
    height: HEIGHT,
    rgba: new Uint8ClampedArray(Buffer.from(rgba, 'base64')),
  }
}
