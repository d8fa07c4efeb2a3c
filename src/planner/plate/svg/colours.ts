type Rgb = readonly [number, number, number]

const parts = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const channel = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')

const hexOf = ([r, g, b]: Rgb): string => `#${channel(r)}${channel(g)}${channel(b)}`

/** Interpolates from the colour `a` (share 0) to the colour `b` (share 1), both written as #rrggbb. */
export function mix(a: string, b: string, share: number): string {
  const [ar, ag, ab] = parts(a)
  const [br, bg, bb] = parts(b)
  return hexOf([ar + (br - ar) * share, ag + (bg - ag) * share, ab + (bb - ab) * share])
}

/** The colour mixed with the warm light of the room. */
export const lit = (colour: string, share: number): string => mix(colour, '#fff6e2', share)

/** The colour in shadow: darker and more saturated, never grey. */
export function shaded(colour: string, share: number): string {
  const [r, g, b] = parts(colour)
  return mix(colour, hexOf([r * 0.34, g * 0.26, b * 0.24]), share)
}

/** The weighted mean of colours; undefined if the weights are 0. */
export function blend(colours: readonly (readonly [colour: string, weight: number])[]): string | undefined {
  const total = colours.reduce((sum, [, weight]) => sum + weight, 0)
  if (total <= 0) return undefined
  const mean = (index: 0 | 1 | 2) =>
    // Pigments absorb light, so a little of a dark one shows. The mean of square roots approximates that.
    (colours.reduce((sum, [colour, weight]) => sum + Math.sqrt(parts(colour)[index]) * weight, 0) / total) ** 2
  return hexOf([mean(0), mean(1), mean(2)])
}

/** How bright a colour looks, 0 to 1 (the luma of ITU-R BT.601). */
export function brightness(colour: string): number {
  const [r, g, b] = parts(colour)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** How far a colour is from grey, 0 to 1. */
export function vividness(colour: string): number {
  const channels = parts(colour)
  return (Math.max(...channels) - Math.min(...channels)) / 255
}

/** Whether green is the strongest of a colour's channels. */
export function isGreen(colour: string): boolean {
  const [r, g, b] = parts(colour)
  return g > r && g > b
}
