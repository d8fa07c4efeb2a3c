import type { Forms, Text } from './read-messages.ts'

const accented = 'áƀçďéƒǧĥíĵķĺḿñóþɋřšţúṽŵẋýžÁƁÇĎÉƑǦĤÍĴĶĹḾÑÓÞɊŘŠŢÚṼŴẊÝŽ'
const hebrew = 'אבכדהפגחיקקלמנורקרשטאבותיז'
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** How much longer than English a text may get in another language. */
const LONGER = 1.4

const mapped = (text: string, alphabet: string): string =>
  text
    .split(/(<\/?\w+>)/)
    .map((part, at) =>
      // The marks of links stay.
      at % 2 === 1
        ? part
        : part.replace(/[A-Za-z]/g, (letter) => alphabet[letters.indexOf(letter) % alphabet.length] ?? letter),
    )
    .join('')

/** A text in letters that are none of English, made longer by its own first words. */
function pseudoText(text: Text, alphabet: string): Text {
  const words = text
    .filter((part) => typeof part === 'string')
    .join(' ')
    .replace(/<\/?\w+>/g, '')
    .split(/\s+/)
    .filter((word) => /[A-Za-z]/.test(word))
  const length = words.join(' ').length
  const more: string[] = []
  for (let at = 0; words.length > 0 && more.join(' ').length < length * (LONGER - 1); at++)
    more.push(words[at % words.length] ?? '')
  const shown = text.map((part) => (typeof part === 'string' ? mapped(part, alphabet) : part))
  return more.length === 0 ? shown : [...shown, ` ${mapped(more.join(' '), alphabet)}`]
}

const pseudoForms =
  (alphabet: string) =>
  (forms: Forms): Forms =>
    Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, pseudoText(text, alphabet)]))

/**
 * Languages that nobody speaks, by their tag: English in foreign letters and 40 % longer, left to right and right to
 * left. What does not fit in them will not fit in a translation, and a text in English letters is not from words.
 */
export const pseudoLocales = [
  { tag: 'en-XA', name: 'Ƥşéúðó', direction: 'ltr', forms: pseudoForms(accented) },
  { tag: 'en-XB', name: 'פסהודו', direction: 'rtl', forms: pseudoForms(hebrew) },
] as const
