import { emailLimits } from '#domain/answers/limits.ts'

/**
 * Something before one @, a domain with a dot and a letter-led last label, no spaces or control characters. Whether
 * it exists only a mail can tell. Written without nested repetition, so that no text makes it slow, and for the `u`
 * flag, under which JSON schemas read patterns. Letters beyond U+FFFF are left out: every length is then the same number
 * in code points and in UTF-16.
 */
export const emailPattern =
  '^[^\\s@"(),:;<>\\[\\]\\\\\\u{10000}-\\u{10ffff}]{1,64}@[A-Za-z0-9\\-.\\u00a1-\\uffff]{1,190}\\.[A-Za-z\\u00a1-\\uffff][A-Za-z0-9\\-\\u00a1-\\uffff]{1,62}$'
const shape = new RegExp(emailPattern, 'u')

export function isEmail(text: string): boolean {
  return text.length <= emailLimits.maxLength && shape.test(text) && !text.includes('..') && !text.includes('@.')
}

/** The form in which two spellings of one address meet: trimmed, domain and name in lower case. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase()
