import { sharedText } from '#domain/shared-text.ts'
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

/** Emoji and other pictures, without the marks of brands. */
const PICTURES =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f|\u200d|\u20e3)+/gu

const SIGNS = /[\p{L}\p{N}]/gu
const shortened = (text: string): string => [...text].slice(0, productLimits.nameLength).join('').trim()
/** Some databases escape what was escaped already. */
const withoutMarkup = (text: string): string => withoutTags(decoded(decoded(withoutTags(text.slice(0, 1000)))))

/**
 * The name of a product as others may read it: without markup, pictures, links, addresses, numbers to call and marks that
 * turn the reading direction, and short enough to store. Empty if nothing is left.
 */
export function plainName(text: string): string {
  const short = shortened(sharedText(withoutMarkup(text).replaceAll(PICTURES, ' ')))
  return /[\p{L}\p{N}]/u.test(short) ? short : ''
}

/** What tells the reader to do something, or of a danger: no product is called so. */
const ALARMS =
  /(?<!\p{L})(?:recall(?:s|ed|ing)?|withdrawn|contaminated|unsafe|warning|urgent|attention|lawsuit|password|refund(?:s|ed)?|(?:do not|don['’]t|never) (?:eat|use|buy|drink|consume)|(?:call|text|dial|visit|contact|email|e-mail|click|scan|log in|sign in|sms|whatsapp|telegram)(?: (?:us|now|here|this|the|to|at|or|on|for)(?!\p{L})|:|$)|retirad[oa] del mercado|contaminad[oa]|peligros[oa]|aviso|contraseña|no (?:comer|consumir|comprar|usar)|(?:llam[ae]|visit[ae]|escrib[ae]) (?:al?|ya|en)(?!\p{L}))/iu
/** Letters of two alphabets in one word look like another word. A micro sign before a unit does not. */
const MIXED = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*(?:\p{Script=Cyrillic}|(?!μ)\p{Script=Greek}))(?<!\p{L})\p{L}+/u

/**
 * The name by which members who do not know each other may read of a product; empty for a text that is no product's name
 * but a message: of which something had to be left out, or that tells the reader what to do.
 */
export function nameForStrangers(text: string): string {
  const name = plainName(text)
  const all = shortened(withoutMarkup(text).trim()).match(SIGNS)?.length ?? 0
  const kept = name.match(SIGNS)?.length ?? 0
  return kept < all || ALARMS.test(name) || MIXED.test(name) ? '' : name
}
