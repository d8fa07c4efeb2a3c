import { brand } from '../../../src/domain/brand.ts'
import type { DocumentWords } from '../document.ts'
import type { InlinedLanguage } from './inline-language.ts'

const FILE = 'web/words/document-words:documentWords.'

/** The texts around a page, which the build itself writes into documents. */
export function documentWordsIn({ formsOf }: InlinedLanguage): DocumentWords {
  const text = (name: keyof DocumentWords): string =>
    (formsOf(FILE + name)['other'] ?? []).map((part) => (typeof part === 'string' ? part : brand.name)).join('')
  return {
    description: text('description'),
    withoutScripts: text('withoutScripts'),
    installed: text('installed'),
    thisWeek: text('thisWeek'),
    shoppingList: text('shoppingList'),
  }
}
