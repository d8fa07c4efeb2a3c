import { type Knot, outline } from './outline.ts'

/** The three tones of a surface, with light from the upper left. */
export type Tint = { readonly base: string; readonly light: string; readonly shade: string }

export const tints = {
  skin: { base: '#dd9b74', light: '#f3c19d', shade: '#a9603f' },
  hair: { base: '#8a4f38', light: '#b5765a', shade: '#5f3021' },
  mint: { base: '#79cb7c', light: '#b2eab0', shade: '#2f8748' },
  pine: { base: '#2f7d55', light: '#5fb286', shade: '#134a30' },
  coral: { base: '#f0826f', light: '#ffb9a4', shade: '#b94535' },
  slate: { base: '#55808f', light: '#8fb6c1', shade: '#2c4d5a' },
  shoe: { base: '#e6eee8', light: '#ffffff', shade: '#8fa99b' },
} as const satisfies Record<string, Tint>

export type TintName = keyof typeof tints

/** Wider than every figure: a filter's default region would clip narrow shapes. */
const region = 'filterUnits="userSpaceOnUse" x="-70" y="-10" width="140" height="260"'

/**
 * A band along the inner edge on the side opposite the given direction: the shape minus its own blurred, shifted image.
 */
function innerEdge(name: string, dx: number, dy: number, colour: string, opacity: number): string {
  return [
    `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}"/><feGaussianBlur stdDeviation="1.9" result="${name}-moved"/>`,
    `<feComposite in="SourceAlpha" in2="${name}-moved" operator="out" result="${name}-edge"/>`,
    `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/>`,
    `<feComposite in2="${name}-edge" operator="in" result="${name}"/>`,
  ].join('')
}

const tintFilter = (name: TintName) =>
  [
    `<filter id="${name}" ${region} color-interpolation-filters="sRGB">`,
    innerEdge('shade', -2.8, -1.6, tints[name].shade, 0.8),
    innerEdge('light', 2.2, 1.6, tints[name].light, 0.75),
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="light"/></feMerge></filter>',
  ].join('')

/** The filters of the named tints, and the blur of creases. */
export const paintBox = (names: readonly TintName[]) =>
  `<filter id="soft" ${region}><feGaussianBlur stdDeviation=".8"/></filter>${names.map(tintFilter).join('')}`

/** One surface made of one or more outlines that flow into each other, with creases drawn inside it. */
export function painted(
  tint: TintName,
  outlines: readonly (readonly Knot[])[],
  creases: readonly string[] = [],
): string {
  const paths = outlines.map((knots) => `<path d="${outline(knots)}"/>`).join('')
  return `<g fill="${tints[tint].base}" filter="url(#${tint})">${paths}${creases.join('')}</g>`
}

/** A soft dark line where a surface folds. `path` is SVG path data; strength runs from 0 to 1. */
export function crease(tint: TintName, path: string, width: number, strength: number): string {
  if (strength <= 0) return ''
  const look = `fill="none" stroke="${tints[tint].shade}" stroke-width="${width}" stroke-linecap="round"`
  return `<path d="${path}" ${look} stroke-opacity="${Number(strength.toFixed(2))}" filter="url(#soft)"/>`
}
