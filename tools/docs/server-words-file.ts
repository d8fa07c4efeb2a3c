import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inlinedLanguage } from '../../scripts/build/languages/catalogue.ts'
import { inlineLanguage } from '../../scripts/build/languages/inline-language.ts'
import { markMessages } from '../../scripts/build/languages/mark-messages.ts'
import { readMessages } from '../../scripts/build/languages/read-messages.ts'
import { root, sourceMessages } from '../../scripts/build/languages/words-files.ts'
import { type Locale, locales, SOURCE_LOCALE } from '../../src/domain/language/locales.ts'

const FOLDER = 'src/server/words'
const HEADING =
  '// Written from the words files of the server and from `words` by `npm run docs`; a house test compares.\n'

/** "en-GB" as the name of a module's values. */
const identifier = (tag: string): string => tag.replace('-', '')

/** Words that the server says: its own, and those of the domain that are in its sentences. */
const isOfServer = (name: string): boolean =>
  name.startsWith('server/') || name === 'domain/weight-filter/life-event-names'

/** The words files of the server in a language, as one module. Nothing is bundled there, so the texts are put in here. */
function moduleIn(locale: Locale): string {
  const source = sourceMessages()
  const language = inlinedLanguage(locale, source)
  const names = new Set([...source.keys()].map((key) => key.split(':')[0] ?? '').filter(isOfServer))
  const imports = new Set<string>()
  const parts = [...names].map((name) => {
    const file = `src/${name}.ts`
    const code = readFileSync(path.join(root, file), 'utf8')
    const marked = markMessages(name, code, readMessages(file, code).messages)
    return inlineLanguage(file, marked, language)
      .replace(/^import .*\n/gm, (line) => {
        if (!line.includes('/plural.ts')) imports.add(line.replace("'./", `'#${path.posix.dirname(name)}/`))
        return ''
      })
      .replace(/\/\*\*[\s\S]*?\*\/\n?/g, '')
      .replace(/\/\* @__PURE__ \*\/ /g, '')
      .replace(/^ *\n/gm, '')
  })
  return [HEADING, ...[...imports].toSorted(), ...parts].join('')
}

/** The modules of `src/server/words` that hold the server's words in every language but the source, by path. */
export function serverWordsFiles(): Readonly<Record<string, string>> {
  const translated = locales.filter(({ tag }) => tag !== SOURCE_LOCALE)
  const index = [
    HEADING,
    ...translated.map(({ tag }) => `import * as ${identifier(tag)} from './${tag.toLowerCase()}.generated.ts'\n`),
    '\n/** By the tag of a language. */\nexport const translations = {\n',
    ...translated.map(({ tag }) => `  '${tag}': ${identifier(tag)},\n`),
    '} as const\n',
  ].join('')
  return {
    [`${FOLDER}/translations.generated.ts`]: index,
    ...Object.fromEntries(
      translated.map((locale) => [`${FOLDER}/${locale.tag.toLowerCase()}.generated.ts`, moduleIn(locale)]),
    ),
  }
}
