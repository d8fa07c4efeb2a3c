import { DIRECTION_MARKS } from './direction-marks.ts'

/** Letters and digits in other dress, which read as plain ones: full width, bold, in circles. */
const DRESSED = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u2460-\u24ff\u{1f100}-\u{1f1e5}]+/gu
/** What makes a digit a picture of a key. */
const KEYCAPS = /[\ufe0f\u20e3]+/gu
const NOT_SHOWN = new RegExp(`[\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\u115f\\u1160\\u3164\\uffa0${DIRECTION_MARKS}\\s]+`, 'gu')
/** Marks of format but for the one that joins pictures of people, as in a family. */
const FORMAT = new RegExp(`(?:(?![\\u200d${DIRECTION_MARKS}])\\p{Cf})+`, 'gu')
/** More marks on one letter than any language puts there cover the lines around them. */
const PILED = /(\p{M}{3})\p{M}+/gu

const GENERIC = 'com|net|org|info|shop|store|app|io|biz|top|xyz|online|site|website|club|link|live|icu|vip|win|click'
const COUNTRIES = 'co|uk|de|fr|nl|pl|ru|cn|eu|tv|cc|ly|gg|tk|ml|ga|gq|cf'
/** "(dot)", "[.]" and " dot " before the end of an address. */
const SPELT_DOT = new RegExp(
  `\\s?[[({]\\s?(?:\\.|dot|punto)\\s?[\\])}]\\s?|\\s(?:dot|punto)\\s(?=(?:${GENERIC})(?![\\p{L}\\p{N}]))`,
  'giu',
)
const HOST = '[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,3}'
const START = '(?<![\\p{L}\\p{N}])'
const LINK = new RegExp(
  [
    `${START}[a-z][a-z\\d+-]{1,15}:\\/\\/\\S*`,
    `${START}(?:tel|sms|mailto|whatsapp):\\S+`,
    `${START}www\\.\\S*`,
    '[^\\s@]{1,64}@[^\\s@]{1,64}\\.\\p{L}{2,}',
    `${START}${HOST}\\.(?:${GENERIC}|[a-z]{2})\\/\\S*`,
    `${START}${HOST}\\.(?:${GENERIC}|${COUNTRIES})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
)
/** Seven digits or more, however they are grouped: a number to call. */
const TELEPHONE = /\+?\(?\p{Nd}(?:[\s()./\u2010-\u2015-]{0,2}\p{Nd}){6,}/gu
/** A number to call in letters, as in America. */
const VANITY = /(?<![\p{L}\p{N}])(?:1[\s.-])?8(?:00|33|44|55|66|77|88)[\s.-][A-Z]{5,}(?![\p{L}\p{N}])/gu
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d{1,2}-\d{1,2})$/

/**
 * A text of one person as another may read it: without links, addresses, numbers to call and marks that turn the reading
 * direction, so that it can lead nobody anywhere. Empty if nothing is left.
 */
export function sharedText(text: string): string {
  const bare = text
    .replaceAll(DRESSED, (dressed) => dressed.normalize('NFKC'))
    .replaceAll(/\p{Nd}[\ufe0f\u20e3]+/gu, (key) => key.replaceAll(KEYCAPS, ''))
    .replaceAll(FORMAT, '')
    .replaceAll(NOT_SHOWN, ' ')
    .replaceAll(PILED, '$1')
  return bare
    .replaceAll(SPELT_DOT, '.')
    .replaceAll(LINK, ' ')
    .replaceAll(TELEPHONE, (digits) => (DATE.test(digits.trim()) ? digits : ' '))
    .replaceAll(VANITY, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
