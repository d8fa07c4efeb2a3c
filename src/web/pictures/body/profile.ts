/** A half-width of the body, measured from the middle line, at a height counted downwards from the crown. */
export type Landmark = readonly [y: number, x: number]

/** Slope at each landmark such that the curve never overshoots (Fritsch and Carlson, SIAM J. Numer. Anal. 1980). */
function slopes(landmarks: readonly Landmark[]): readonly number[] {
  return landmarks.map((here, place) => {
    const before = landmarks[place - 1] ?? here
    const after = landmarks[place + 1] ?? here
    if (before === here || after === here) return 0
    const rise = (here[1] - before[1]) / (here[0] - before[0])
    const fall = (after[1] - here[1]) / (after[0] - here[0])
    return rise * fall <= 0 ? 0 : (2 * rise * fall) / (rise + fall)
  })
}

/** A smooth contour through landmarks in ascending order of y; constant beyond both ends. */
export function profile(landmarks: readonly Landmark[]): (y: number) => number {
  const slope = slopes(landmarks)
  return (y) => {
    const place = landmarks.findIndex((landmark) => landmark[0] >= y)
    const end = landmarks[place]
    const start = landmarks[place - 1]
    if (end === undefined) return landmarks.at(-1)?.[1] ?? 0
    if (start === undefined) return end[1]
    const span = end[0] - start[0]
    const t = (y - start[0]) / span
    const bend = (slope[place - 1] ?? 0) * t * (1 - t) ** 2 * span - (slope[place] ?? 0) * t ** 2 * (1 - t) * span
    return start[1] + (end[1] - start[1]) * t ** 2 * (3 - 2 * t) + bend
  }
}
