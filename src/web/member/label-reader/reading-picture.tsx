import { useEffect, useRef } from 'react'
import { pointAt, type Strip } from '#domain/label/text-line.ts'
import styles from './label.module.css'
import { labelWords as words } from './label-words.ts'
import type { LabelPicture } from './picture.ts'
import type { ReadingProgress } from './reading/read-picture.ts'

const OUTLINE = 3

/** Points along a line, as shares of its length, that its outline goes through; a bent line needs more of them. */
const straightShares = [0, 1]
const bentShares = [0, 0.25, 0.5, 0.75, 1]

/** The outline of a line, as the points of a polygon. */
function outlineOf(line: Strip): string {
  const { start, end, height, sag } = line
  const length = Math.max(1, Math.hypot(end.x - start.x, end.y - start.y))
  const up = { x: ((end.y - start.y) / length) * (height / 2), y: (-(end.x - start.x) / length) * (height / 2) }
  const middles = (sag === 0 ? straightShares : bentShares).map((share) => pointAt(line, share))
  return [
    ...middles.map(({ x, y }) => [x + up.x, y + up.y]),
    ...middles.toReversed().map(({ x, y }) => [x - up.x, y - up.y]),
  ]
    .map((corner) => corner.map(Math.round).join(','))
    .join(' ')
}

/** The picture that is being read, with a box around each line, filled once the line has been read. */
export function ReadingPicture({ picture, progress }: { picture: LabelPicture; progress: ReadingProgress | null }) {
  const holder = useRef<HTMLDivElement>(null)
  const { canvas } = picture
  useEffect(() => {
    canvas.className = styles.canvas ?? ''
    holder.current?.prepend(canvas)
    return () => canvas.remove()
  }, [canvas])
  return (
    <div className={styles.picture} ref={holder} role="img" aria-label={words.shown}>
      <svg className={styles.boxes} viewBox={`0 0 ${canvas.width} ${canvas.height}`} aria-hidden="true">
        {progress?.lines.map((line, index) => (
          <polygon
            key={outlineOf(line)}
            className={index < progress.read ? styles.read : styles.found}
            points={outlineOf(line)}
            strokeWidth={OUTLINE}
          />
        ))}
      </svg>
    </div>
  )
}
