import { modulesOf } from './barcode-symbols.fixture.ts'
import type { RgbaImage } from './gray-image.ts'

/** How a barcode is held in front of the camera, and what light and lens do to it. */
export type Shot = {
  /** Pixels of the narrowest bar. */
  readonly module: number
  /** Degrees by which it is turned. */
  readonly turn: number
  /** How much smaller its far edge is, as a share. */
  readonly tilt: number
  /** Degrees of the can that it is wrapped around, 0 if it is flat. */
  readonly bend: number
  /** Standard deviation of the blur, in pixels. */
  readonly blur: number
  /** Shades of ink and paper, 0 to 255. */
  readonly ink: number
  readonly paper: number
  /** By how much the light falls off from one side to the other, as a share. */
  readonly shadow: number
  /** Standard deviation of the noise, in shades. */
  readonly noise: number
}

const WIDTH = 800
const HEIGHT = 600
/** Height of the bars, in modules. */
const BAR_HEIGHT = 60
/** Light margins at the sides, in modules. */
const QUIET = 11
/** Samples of a pixel along each side. */
const SAMPLES = 2

type OnLabel = { readonly across: number; readonly along: number }

/** Returns a function from a point of the picture to the point on the label, in modules from the label's middle. */
function labelOf({ module, turn, tilt, bend }: Shot, width: number): (x: number, y: number) => OnLabel {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const radius = bend === 0 ? 0 : width / ((bend * Math.PI) / 180)
  const edge = radius * Math.sin((bend * Math.PI) / 360)
  return (x, y) => {
    const across = ((x - WIDTH / 2) * cos + (y - HEIGHT / 2) * sin) / module
    const along = ((y - HEIGHT / 2) * cos - (x - WIDTH / 2) * sin) / module
    const far = 1 - (tilt * along) / BAR_HEIGHT
    const flat = across / far
    if (bend === 0) return { across: flat, along: along / far }
    const seen = Math.max(-radius, Math.min(radius, (flat * edge * 2) / width))
    return { across: radius * Math.asin(seen / radius), along: along / far }
  }
}

function blurred(data: Float64Array, sigma: number): Float64Array {
  if (sigma === 0) return data
  const reach = Math.ceil(sigma * 3)
  const kernel = Array.from({ length: reach * 2 + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)))
  const total = kernel.reduce((sum, weight) => sum + weight, 0)
  const pass = (from: Float64Array, stepX: number, stepY: number): Float64Array => {
    const to = new Float64Array(from.length)
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        let sum = 0
        for (let at = -reach; at <= reach; at++) {
          const atX = Math.min(WIDTH - 1, Math.max(0, x + at * stepX))
          const atY = Math.min(HEIGHT - 1, Math.max(0, y + at * stepY))
          sum += (from[atY * WIDTH + atX] ?? 0) * (kernel[at + reach] ?? 0)
        }
        to[y * WIDTH + x] = sum / total
      }
    }
    return to
  }
  return pass(pass(data, 1, 0), 0, 1)
}

/** A normally distributed number (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** A picture of a barcode, 800 by 600 pixels. */
export function drawBarcode(digits: string, shot: Shot, random: () => number): RgbaImage {
  const modules = modulesOf(digits)
  const width = modules.length + QUIET * 2
  const onLabel = labelOf(shot, width)
  const shades = new Float64Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      let ink = 0
      let onPaper = 0
      for (let sample = 0; sample < SAMPLES ** 2; sample++) {
        const subX = x + ((sample % SAMPLES) + 0.5) / SAMPLES
        const subY = y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES
        const { across, along } = onLabel(subX, subY)
        const isOnPaper = Math.abs(across) < width / 2 && Math.abs(along) < BAR_HEIGHT / 2 + 6
        if (isOnPaper) onPaper++
        const isBar = modules[Math.floor(across + modules.length / 2)] === '1'
        if (isBar && Math.abs(along) < BAR_HEIGHT / 2) ink++
      }
      const paper = shot.paper * (0.75 + (0.25 * onPaper) / SAMPLES ** 2)
      const shade = paper + ((shot.ink - paper) * ink) / SAMPLES ** 2
      shades[y * WIDTH + x] = shade * (1 - (shot.shadow * (x + y / 2)) / (WIDTH + HEIGHT / 2))
    }
  }
  const seen = blurred(shades, shot.blur)
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  for (let at = 0; at < seen.length; at++) {
    data.fill((seen[at] ?? 0) + shot.noise * normal(random), at * 4, at * 4 + 3)
  }
  return { width: WIDTH, height: HEIGHT, data }
}
