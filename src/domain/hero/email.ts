import { emailLimits } from '#domain/answers/limits.ts'

// Letters of other scripts, without characters that are invisible or reverse the reading order: joiners and marks
// (U+200B-F), separators and embeddings (U+2028-2F), isolates (U+2060-6F), surrogates and private-use characters
// (U+D800-F8FF), the byte order mark, annotations and non-characters (U+FFF0-F).
const LETTERS =
  '\\u00a1-\\u00ac\\u00ae-\\u061b\\u061d-\\u167f\\u1681-\\u180d\\u180f-\\u1fff\\u2010-\\u2027\\u2030-\\u205e\\u2070-\\u2fff\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufefe\\uff00-\\uffef'

/**
 * Something before a single @, then a domain with a dot and a last label that begins with a letter; no spaces, control
 * characters or invisible marks. Only an email that arrives proves that the address exists. Written without nested
 * repetition, so that no text makes it slow, and for the `u` flag, with which JSON schemas read patterns. Letters
 * beyond U+FFFF are excluded, so that every length is the same in code points and in UTF-16.
 */
export const emailPattern = `^[A-Za-z0-9!#$%&'*+\\-.\\/=?^_\`{|}~${LETTERS}]{1,64}@[A-Za-z0-9\\-.${LETTERS}]{1,190}\\.[A-Za-z${LETTERS}][A-Za-z0-9\\-${LETTERS}]{1,62}$`
const shape = new RegExp(emailPattern, 'u')

export function isEmail(text: string): boolean {
  return text.length <= emailLimits.maxLength && shape.test(text) && !text.includes('..') && !text.includes('@.')
}

/** Normalises an address, so that two spellings of it are equal: trimmed, domain and name in lower case. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase()
