/** A picture in shades of grey, one byte per pixel: 0 is black, 255 white. */
export type GrayImage = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }
/** A picture as a canvas returns it, four bytes per pixel. */
export type RgbaImage = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }

/** The luminance of a picture (ITU-R BT.601). */
export function grayOf({ width, height, data }: RgbaImage): GrayImage {
  const gray = new Uint8ClampedArray(width * height)
  for (let at = 0, from = 0; at < gray.length; at++, from += 4) {
    gray[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  }
  return { width, height, data: gray }
}

/** Repeats a shade in the three low bytes of a pixel; every machine that browsers run on stores the low byte first. */
const THREE_TIMES = 0x01_01_01
const OPAQUE = 0xff_00_00_00

/** The same picture in the format of a canvas. */
export function rgbaOf({ width, height, data }: GrayImage): RgbaImage {
  // A pixel is one number of four bytes: its shade three times, and full opacity.
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < data.length; at++) pixels[at] = OPAQUE | ((data[at] ?? 0) * THREE_TIMES)
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) }
}

/** The shade at a point, interpolated between four pixels; white outside the picture. */
function shadeAt({ width, height, data }: GrayImage, x: number, y: number): number {
  if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return 255
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)]
  const [dx, dy] = [x - left, y - top]
  const upper = (data[top * width + left] ?? 0) * (1 - dx) + (data[top * width + right] ?? 0) * dx
  const lower = (data[bottom * width + left] ?? 0) * (1 - dx) + (data[bottom * width + right] ?? 0) * dx
  return upper * (1 - dy) + lower * dy
}

/** The picture at twice its width and height, so that bars of one or two pixels become readable. */
export function doubled(image: GrayImage): GrayImage {
  const [width, height] = [image.width * 2, image.height * 2]
  const data = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sourceX, sourceY] = [(x - 0.5) / 2, (y - 0.5) / 2]
      data[y * width + x] = shadeAt(
        image,
        Math.min(image.width - 1, Math.max(0, sourceX)),
        Math.min(image.height - 1, Math.max(0, sourceY)),
      )
    }
  }
  return { width, height, data }
}

/** The picture turned about its middle, in a frame that holds all of it. */
export function turned(image: GrayImage, degrees: number): GrayImage {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = Math.ceil(Math.abs(image.width * cos) + Math.abs(image.height * sin))
  const height = Math.ceil(Math.abs(image.width * sin) + Math.abs(image.height * cos))
  const data = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [x - width / 2, y - height / 2]
      data[y * width + x] = shadeAt(
        image,
        fromX * cos + fromY * sin + image.width / 2,
        fromY * cos - fromX * sin + image.height / 2,
      )
    }
  }
  return { width, height, data }
}

/**
 * Replaces each pixel by the mean of the pixels up to `reach` above and below it: upright bars stay as they are, and
 * noise is averaged out.
 */
export function meanDown({ width, height, data }: GrayImage, reach: number): GrayImage {
  const mean = new Uint8ClampedArray(data.length)
  for (let x = 0; x < width; x++) {
    let sum = 0
    let count = 0
    for (let y = -reach; y < height; y++) {
      const enters = y + reach
      const leaves = y - reach - 1
      if (enters < height) {
        sum += data[enters * width + x] ?? 0
        count++
      }
      if (leaves >= 0) {
        sum -= data[leaves * width + x] ?? 0
        count--
      }
      if (y >= 0) mean[y * width + x] = sum / count
    }
  }
  return { width, height, data: mean }
}

/** The picture with steeper edges between left and right, to undo a blur of about two pixels. */
export function sharpened({ width, height, data }: GrayImage): GrayImage {
  const sharp = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at++) {
    const near = (data[at - 1] ?? 0) + (data[at + 1] ?? 0)
    const far = (data[at - 2] ?? 0) + (data[at + 2] ?? 0)
    const mean = (near * 2 + far + (data[at] ?? 0) * 3) / 9
    sharp[at] = (data[at] ?? 0) + 2 * ((data[at] ?? 0) - mean)
  }
  return { width, height, data: sharp }
}

/** Pixels on either side over which light is evened out. */
const NEIGHBOURHOOD = 24

/** Sums of all pixels above and to the left, preceded by a row and a column of zeros. */
function sumsOf({ width, height, data }: GrayImage): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** The picture with its light evened out and twice the contrast: what is darker than its surroundings becomes dark. */
export function evened(image: GrayImage): GrayImage {
  const { width, height, data } = image
  const sums = sumsOf(image)
  const sumAt = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0
  const even = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - NEIGHBOURHOOD), Math.min(height, y + NEIGHBOURHOOD + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - NEIGHBOURHOOD), Math.min(width, x + NEIGHBOURHOOD + 1)]
      const sum = sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top)
      const mean = sum / ((right - left) * (bottom - top))
      even[y * width + x] = 128 + ((data[y * width + x] ?? 0) - mean) * 2
    }
  }
  return { width, height, data: even }
}
