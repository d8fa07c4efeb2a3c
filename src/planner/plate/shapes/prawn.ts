import { flowing, num, type Point, range, turned } from '#planner/plate/svg/path.ts'
import { type Draw, line } from './shape.ts'

/** A prawn curled up, striped, with its tail. */
export const prawn: Draw = ({ paints, size }, turn) => {
  const arc: Point[] = range(8).map((index) => {
    const angle = -0.6 + (index / 7) * 4.1
    return [Math.cos(angle) * size * 0.62, Math.sin(angle) * size * 0.56]
  })
  const d = flowing(turned(arc, turn))
  const thick = flowing(turned(arc.slice(2, 7), turn))
  const stripes = arc
    .slice(1, 7)
    .map(([x, y]) => {
      const [from = [0, 0], to = [0, 0]] = turned(
        [
          [x * 0.72, y * 0.72],
          [x * 1.28, y * 1.28],
        ],
        turn,
      )
      return `M${from.map(num).join(' ')}L${to.map(num).join(' ')}`
    })
    .join('')
  const [root = [0, 0], fin = [0, 0], fin2 = [0, 0]] = turned(
    [
      [size * 0.5, -size * 0.32],
      [size * 0.98, -size * 0.42],
      [size * 0.7, -size * 0.72],
    ],
    turn,
  )
  const tail = `M${root.map(num).join(' ')}L${fin.map(num).join(' ')}M${root.map(num).join(' ')}L${fin2.map(num).join(' ')}`
  return (
    line(d, '#2a1508', size * 0.46, 'opacity=".26" transform="translate(2.5 4)"') +
    line(tail, paints.rim, size * 0.2) +
    line(d, paints.rim, size * 0.38) +
    line(thick, paints.rim, size * 0.54) +
    line(d, paints.base, size * 0.28) +
    line(thick, paints.base, size * 0.44) +
    line(stripes, paints.rim, size * 0.08, 'opacity=".6"') +
    line(
      thick,
      paints.core,
      size * 0.12,
      `opacity=".8" transform="translate(${num(-size * 0.06)} ${num(-size * 0.1)})"`,
    )
  )
}
