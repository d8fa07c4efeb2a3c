import { emailLimits } from '#domain/answers/limits.ts'
import { INVISIBLE } from '#domain/direction-marks.ts'

// Letters and signs of other scripts, without surrogates, private-use characters and non-characters.
const LETTERS = '\\u00a1-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\uffef'

/**
 * Something before a single @, then a domain with a dot and a last label that begins with a letter; no spaces, control
 * characters or invisible letters. Only an email that arrives proves that the address exists. Written without nested
 * repetition, so that no text makes it slow, and for the `u` flag, with which JSON schemas read patterns. Letters
 * beyond U+FFFF are excluded, so that every length is the same in code points and in UTF-16.
 */
export const emailPattern = `^(?!.*(?! )[${INVISIBLE}])[A-Za-z0-9!#$%&'*+\\-.\\/=?^_\`{|}~${LETTERS}]{1,64}@[A-Za-z0-9\\-.${LETTERS}]{1,190}\\.[A-Za-z${LETTERS}][A-Za-z0-9\\-${LETTERS}]{1,62}$`
const shape = new RegExp(emailPattern, 'u')

export function isEmail(text: string): boolean {
  return text.length <= emailLimits.maxLength && shape.test(text) && !text.includes('..') && !text.includes('@.')
}

/**
 * Normalises an address, so that two spellings of it are equal: trimmed, in lower case, in the composed form of Unicode
 * (NFC). The server compares domains in one form as well (`addressKey`).
 */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase().normalize('NFC')
