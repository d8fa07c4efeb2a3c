import { roundPath, shortNumber } from './round-path.ts'

const unusedBackground =
  /<feFlood flood-opacity="0" result="BackgroundImageFix"\/><feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"\/>/

/**
 * A drawing blended over a transparent background is the drawing itself: this saves two steps in nearly every filter.
 */
function withoutUnusedBackground(filter: string): string {
  const isUsedAgain = filter.split('"BackgroundImageFix"').length > 3
  if (isUsedAgain || !unusedBackground.test(filter)) return filter
  return filter.replace(unusedBackground, '').replaceAll('in2="shape"', 'in2="SourceGraphic"')
}

/** Short names for the results that a filter's steps pass to each other; unused names are removed. */
function withShortResults(filter: string): string {
  const asked = new Set([...filter.matchAll(/ in2?="([^"]+)"/g)].map((match) => match[1]))
  const names = [...new Set([...filter.matchAll(/ result="([^"]+)"/g)].map((match) => match[1]))]
  return filter
    .replace(/ result="([^"]+)"/g, (_, name: string) => (asked.has(name) ? ` result="r${names.indexOf(name)}"` : ''))
    .replace(/ (in2?)="([^"]+)"/g, (whole, attribute: string, name: string) =>
      names.includes(name) ? ` ${attribute}="r${names.indexOf(name)}"` : whole,
    )
}

function withShortIds(svg: string): string {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  const short = new Map(ids.map((id, place) => [id, `i${place.toString(36)}`]))
  return svg
    .replace(/ id="([^"]+)"/g, (whole, id: string) => ` id="${short.get(id) ?? whole}"`)
    .replace(/url\(#([^)]+)\)/g, (whole, id: string) => (short.has(id) ? `url(#${short.get(id)})` : whole))
    .replace(/ href="#([^"]+)"/g, (whole, id: string) => (short.has(id) ? ` href="#${short.get(id)}"` : whole))
}

const fourDigits = (text: string) =>
  text.replace(/-?(?:\d+\.\d+|\.\d+)(?:e-?\d+)?/g, (each) => shortNumber(Number(Number(each).toPrecision(4)), 6))

/**
 * A smaller encoding of the same drawing: path data to two decimals, other numbers to four digits, short names. Meant
 * for drawings on a canvas of 20 units or more, on which a hundredth is invisible.
 */
export function slimSvg(svg: string): string {
  const filtered = svg.replace(/<filter.*?<\/filter>/g, (filter) => withShortResults(withoutUnusedBackground(filter)))
  return withShortIds(filtered)
    .replace(/style="mask-type:(alpha|luminance)"/g, 'mask-type="$1"')
    .replace(/ (d|[a-zA-Z-]+)="([^"]*)"/g, (whole, attribute: string, value: string) => {
      if (attribute === 'id' || attribute === 'xmlns' || value.startsWith('#') || value.startsWith('url(')) return whole
      return ` ${attribute}="${attribute === 'd' ? roundPath(value) : fourDigits(value)}"`
    })
    .replace(/>\s+</g, '><')
}
