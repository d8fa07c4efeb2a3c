import { lit } from '#planner/plate/svg/colours.ts'
import { between, flowing, num, type Point, smooth, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A small whole fish or a long flake: sardine, anchovy. */
export const sardine: Draw = ({ defs, paints, size }, turn) => {
  const outline = smooth(
    turned(
      [
        [-size, 0],
        [-size * 0.4, size * 0.28],
        [size * 0.5, size * 0.2],
        [size * 0.85, 0],
        [size * 0.5, -size * 0.2],
        [-size * 0.4, -size * 0.28],
      ],
      turn,
    ),
  )
  const seam = flowing(
    turned(
      [
        [-size * 0.8, 0],
        [0, size * 0.03],
        [size * 0.75, 0],
      ],
      turn,
    ),
  )
  return (
    cast(outline) +
    path(outline, defs.slope(lit(paints.core, 0.4), paints.base)) +
    line(seam, paints.rim, size * 0.09, 'opacity=".8"')
  )
}

/** A broken piece of cooked fish: edges that are torn, a side in the shade, and the grain along it. */
export const flake: Draw = ({ defs, random, paints, size }, turn) => {
  const corners: readonly Point[] = [
    [-0.95, between(random, -0.1, 0.25)],
    [-0.6, -0.5],
    [between(random, -0.15, 0.15), -between(random, 0.44, 0.66)],
    [0.74, -0.46],
    [0.98, between(random, -0.15, 0.2)],
    [0.4, between(random, 0.4, 0.6)],
    [-0.5, 0.52],
  ]
  const shaped = (scale: number) =>
    `M${turned(
      corners.map(([x, y]) => [x * size * scale, y * size * scale]),
      turn,
    )
      .map(([x, y]) => `${num(x)} ${num(y)}`)
      .join('L')}z`
  const grain = [-0.2, 0.14]
    .map((side) =>
      flowing(
        turned(
          [
            [-size * 0.62, side * size],
            [0, (side - 0.1) * size],
            [size * 0.6, (side - 0.02) * size],
          ],
          turn,
        ),
      ),
    )
    .join('')
  const soft = `stroke-width="${num(size * 0.22)}"`
  const body = shaped(0.88)
  return (
    path(body, '#2a1508', `opacity=".22" transform="translate(2 4)" stroke="#2a1508" ${soft}`) +
    path(body, paints.rim, `stroke="${paints.rim}" ${soft} transform="translate(1 2)"`) +
    path(body, paints.base, `stroke="${paints.base}" ${soft}`) +
    path(shaped(0.6), defs.slope(paints.core, paints.base), 'transform="translate(-1 -2)"') +
    line(grain, paints.rim, size * 0.07, 'opacity=".5"')
  )
}

/** A piece of crab meat: white, with the red that lay under the shell along one side. */
export const crab: Draw = ({ random, paints, size }, turn) => {
  const bend = between(random, -0.3, 0.3) * size
  const along = (shift: number) =>
    flowing(
      turned(
        [
          [-size * 0.8, shift + bend],
          [0, shift - bend],
          [size * 0.8, shift + bend],
        ],
        turn,
      ),
    )
  return (
    line(along(0), '#2a1508', size * 0.66, 'opacity=".22" transform="translate(2 3)"') +
    line(along(0), paints.base, size * 0.66) +
    line(along(size * 0.08), paints.core, size * 0.4) +
    line(along(-size * 0.24), paints.rim, size * 0.22) +
    line(along(size * 0.12), paints.base, size * 0.06)
  )
}

/** A shell with its morsel. */
export const shell: Draw = ({ defs, paints, size }, turn) => {
  const outline = smooth(
    turned(
      [
        [-size * 0.9, 0],
        [-size * 0.5, size * 0.6],
        [size * 0.4, size * 0.66],
        [size, 0],
        [size * 0.4, -size * 0.66],
        [-size * 0.5, -size * 0.6],
      ],
      turn,
    ),
  )
  const meat = smooth(
    turned(
      [
        [-size * 0.4, 0],
        [0, size * 0.34],
        [size * 0.5, size * 0.2],
        [size * 0.5, -size * 0.2],
        [0, -size * 0.34],
      ],
      turn,
    ),
  )
  return (
    cast(outline) +
    path(outline, defs.slope(lit(paints.rim, 0.4), paints.rim)) +
    path(meat, defs.slope(paints.core, paints.base))
  )
}
