import type { Strip } from '#domain/label/text-line.ts'
import type { LabelPicture } from './picture.ts'

/** Shares (0 to 1) of the width and height of a crop. */
export type PlaceInCrop = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The table of a label, turned level: its address, its size, and where a strip of the picture is in it. */
export type TableCrop = {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly placeOf: (strip: Strip) => PlaceInCrop
}

/** The longest side of the crop, in pixels: a phone shows it at twice its density. */
const LONGEST_SIDE = 1400
/** Room around the figures, in heights of text. */
const MARGIN = 1.5
/** A line is part of a row of figures if its middle is this close to that of a figure, in heights of text. */
const SAME_ROW = 0.7
/** Only a line this many times as long as it is high shows which way the text runs. */
const LONG = 4

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const angleOf = ({ start, end }: Strip): number => Math.atan2(end.y - start.y, end.x - start.x)
const lengthOf = ({ start, end }: Strip): number => Math.hypot(end.x - start.x, end.y - start.y)

type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/**
 * Cuts the table out of a picture and turns it level.
 * @param figures the strips of the figures that were read
 * @param lines all lines of text that were found; those beside a figure are the names of its row
 */
export function tableCropOf(
  { canvas }: LabelPicture,
  figures: readonly Strip[],
  lines: readonly Strip[],
): TableCrop | null {
  if (figures.length === 0) return null
  const long = lines.filter((line) => lengthOf(line) > LONG * line.height)
  const angle = median((long.length > 0 ? long : figures).map(angleOf))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const edgesOf = ({ start, end, height, sag }: Strip): Edges => {
    const ends = [start, end].map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }))
    const ys = [...ends.map(({ y }) => y), ...ends.map(({ y }) => y + sag)]
    return {
      left: Math.min(...ends.map(({ x }) => x)),
      right: Math.max(...ends.map(({ x }) => x)),
      top: Math.min(...ys) - height / 2,
      bottom: Math.max(...ys) + height / 2,
    }
  }
  const boxes = figures.map(edgesOf)
  const text = median(figures.map(({ height }) => height))
  const middle = ({ top, bottom }: Edges): number => (top + bottom) / 2
  const rows = lines
    .map(edgesOf)
    .filter((line) => boxes.some((box) => Math.abs(middle(box) - middle(line)) < SAME_ROW * text))
  const all = [...boxes, ...rows]
  // Nothing beside the picture is shown, which would be a blank strip.
  const corners = [0, canvas.width].flatMap((x) =>
    [0, canvas.height].map((y) => ({ x: x * cos + y * sin, y: y * cos - x * sin })),
  )
  const least = (at: 'x' | 'y') => Math.min(...corners.map((corner) => corner[at]))
  const most = (at: 'x' | 'y') => Math.max(...corners.map((corner) => corner[at]))
  const left = Math.max(least('x'), Math.min(...all.map((edges) => edges.left)) - MARGIN * text)
  const top = Math.max(least('y'), Math.min(...all.map((edges) => edges.top)) - MARGIN * text)
  const width = Math.min(most('x'), Math.max(...all.map((edges) => edges.right)) + MARGIN * text) - left
  const height = Math.min(most('y'), Math.max(...all.map((edges) => edges.bottom)) + MARGIN * text) - top
  const scale = Math.min(2, LONGEST_SIDE / Math.max(width, height))
  const crop = document.createElement('canvas')
  crop.width = Math.max(1, Math.round(width * scale))
  crop.height = Math.max(1, Math.round(height * scale))
  const context = crop.getContext('2d')
  if (context === null) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, crop.width, crop.height)
  context.scale(scale, scale)
  context.translate(-left, -top)
  context.rotate(-angle)
  context.drawImage(canvas, 0, 0)
  return {
    src: crop.toDataURL('image/jpeg', 0.85),
    width: crop.width,
    height: crop.height,
    placeOf: (strip) => {
      const edges = edgesOf(strip)
      return {
        left: (edges.left - left) / width,
        top: (edges.top - top) / height,
        width: (edges.right - edges.left) / width,
        height: (edges.bottom - edges.top) / height,
      }
    },
  }
}
