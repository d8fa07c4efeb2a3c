/** A picture as a canvas returns it: red, green, blue and alpha, 0 to 255, row by row. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** The input or output of a model. */
export type Tensor = { readonly data: Float32Array; readonly dims: readonly number[] }

/** A model that is ready to run. */
export type Model = (input: Tensor) => Promise<Tensor>

/** Scales the colours of a pixel to the range that a model was trained with: (value / 255 - mean) / deviation. */
export type Scaling = { readonly mean: readonly number[]; readonly deviation: readonly number[] }

/** Maps a pixel of the result to the point of the picture that it is sampled from. */
export type Mapping = (x: number, y: number) => { readonly x: number; readonly y: number }

/**
 * Samples a picture into a tensor of one image (blue, green, red: the order the models were trained in). Colours are
 * interpolated between pixels; beyond the edge the nearest pixel counts.
 */
export function sampled(
  { data, width, height }: Pixels,
  size: { readonly width: number; readonly height: number },
  placeOf: Mapping,
  { mean, deviation }: Scaling,
): Tensor {
  const plane = size.width * size.height
  const result = new Float32Array(3 * plane)
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      const place = placeOf(column, row)
      const x = Math.min(width - 1, Math.max(0, place.x))
      const y = Math.min(height - 1, Math.max(0, place.y))
      const left = Math.floor(x)
      const top = Math.floor(y)
      const right = Math.min(width - 1, left + 1)
      const bottom = Math.min(height - 1, top + 1)
      const across = x - left
      const down = y - top
      for (let channel = 0; channel < 3; channel++) {
        const colour = 2 - channel
        const at = (px: number, py: number): number => data[(py * width + px) * 4 + colour] ?? 0
        const upper = at(left, top) * (1 - across) + at(right, top) * across
        const lower = at(left, bottom) * (1 - across) + at(right, bottom) * across
        const value = (upper * (1 - down) + lower * down) / 255
        result[channel * plane + row * size.width + column] = (value - (mean[channel] ?? 0)) / (deviation[channel] ?? 1)
      }
    }
  }
  return { data: result, dims: [1, 3, size.height, size.width] }
}
