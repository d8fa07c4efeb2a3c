import { expect, test } from 'vitest'
import { locales } from '#domain/language/locales.ts'
import { inlinedLanguage, written } from '../../scripts/build/languages/catalogue.ts'
import { sourceMessages } from '../../scripts/build/languages/words-files.ts'

/** What a person says in one word, and the mark that glues two sentences together. */
const uncontracted =
  /;|\b(?:do|does|did|is|are|was|were|have|has|had|could|would|should|will|need) not\b|\bcannot\b|(?:^|[.:,] )(?:(?:It|it|That|There|there|Here) is|(?:They|they|You|you|We|we) (?:are|will)|(?:It|it) will)\b(?= [a-z{])/

/** Citations, and what people agree to, which keeps its form. */
const kept = /\.(?:source|reference|keptText|resultsText|agree\w*|consent|use)$/

test('pages, errors and emails speak in short sentences, with contractions', () => {
  const source = sourceMessages()
  const american = locales.find(({ tag }) => tag === 'en-US')
  if (american === undefined) throw new Error('there is no en-US')
  const { formsOf } = inlinedLanguage(american, source)
  const long = [...source.keys()]
    .filter((key) => !kept.test(key) && !key.startsWith('server/console/'))
    .filter((key) => Object.values(formsOf(key)).some((text) => uncontracted.test(written(text))))
  expect(long).toEqual([])
})
