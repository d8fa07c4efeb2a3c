import { DIRECTION_MARKS } from '#domain/direction-marks.ts'
import { productLimits } from './product-limits.ts'

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', lsquo: '‘', ndash: '–', mdash: '—' },
  ...{ reg: '®', trade: '™', deg: '°', szlig: 'ß', aelig: 'æ', oelig: 'œ', oslash: 'ø' },
}
/** Marks of letters in the names of entities: &eacute; is é. */
const accents: Readonly<Record<string, string>> = {
  ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308', tilde: '\u0303', cedil: '\u0327' },
  ...{ ring: '\u030a', caron: '\u030c' },
}

function named(name: string): string | undefined {
  const known = entities[name.toLowerCase()]
  if (known !== undefined) return known
  const [letter = ''] = name
  const accent = accents[name.slice(1).toLowerCase()]
  return accent === undefined ? undefined : `${letter}${accent}`.normalize('NFC')
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named(String(name)) ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Markup, as databases keep it by mistake. */
const withoutTags = (text: string): string => text.replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, ' ')

const LINK =
  /\b(?:https?:\/\/|www\.)\S*|\b[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}\.(?:com|net|org|info|shop|store|app|io|biz|top|xyz|online|site|[a-z]{2})\/\S*|\S{1,64}@\S{1,64}\.\p{L}{2,}/giu
/** Seven digits or more, however they are grouped: a number to call. No product name has as many. */
const TELEPHONE = /\+?\(?\d(?:[\s()./-]{0,2}\d){6,}/gu
const NOT_SHOWN = new RegExp(`[\\p{C}\\u115f\\u1160\\u3164\\uffa0${DIRECTION_MARKS}\\s]+`, 'gu')

/**
 * The name of a product as others may read it: without markup, links, addresses, numbers to call and marks that turn
 * the reading direction, and short enough to store. Empty if nothing is left.
 */
export function plainName(text: string): string {
  // Some databases escape what was escaped already.
  const bare = withoutTags(decoded(decoded(withoutTags(text.slice(0, 1000)))))
    .replaceAll(NOT_SHOWN, ' ')
    .replaceAll(LINK, ' ')
    .replaceAll(TELEPHONE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = [...bare].slice(0, productLimits.nameLength).join('').trim()
  return /[\p{L}\p{N}]/u.test(short) ? short : ''
}
