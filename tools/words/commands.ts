import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { poFile, startedLanguages } from '../../scripts/build/languages/catalogue.ts'
import { type PoEntry, readPo } from '../../scripts/build/languages/po.ts'
import type { SourceMessages } from '../../scripts/build/languages/words-files.ts'
import { locales, SOURCE_LOCALE } from '../../src/domain/language/locales.ts'
import { pluralRules } from '../../src/domain/language/plural-rules.ts'
import { picturesOfMessages } from './pictures.ts'
import { exported, merged, messagesToTranslate, type Report, readTranslations, reportOn } from './translation-file.ts'

/** What a command says, and whether it did what was asked. */
export type Answer = { readonly lines: readonly string[]; readonly isOk: boolean }

const answer = (...lines: readonly string[]): Answer => ({ lines, isOk: true })
const refusal = (...lines: readonly string[]): Answer => ({ lines, isOk: false })

const usage = `npm run words -- export [language]         writes words/<language>/web.po for a translator
npm run words -- import <language> <file>  takes a translator's file over
npm run words -- report [language]         counts what is done, missing, stale and broken; fails for a shipped language
npm run words -- pseudo                    builds the pages in the pseudo-languages too: /v3/?lang=en-XA and ?lang=en-XB`

export const shipped: readonly string[] = locales.map(({ tag }) => tag).filter((tag) => tag !== SOURCE_LOCALE)

/** Why this cannot be a language of ours; null if it can. */
function faultOfTag(tag: string): string | null {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return `${tag} is no tag of a language, such as es or pt-BR.`
  const [language = ''] = tag.split('-')
  return language in pluralRules
    ? null
    : `${language} has no plural rule. Add its line to src/domain/language/plural-rules.ts first.`
}

/** A list of keys, the first of them by name. */
const listed = (name: string, keys: readonly string[]): string =>
  keys.length === 0
    ? ''
    : `\n  ${name}:\n    ${keys.slice(0, 20).join('\n    ')}${keys.length > 20 ? `\n    and ${keys.length - 20} more` : ''}`

function shown({ tag, messages, done, missing, stale, broken, gone, long, same }: Report): string {
  const counts = { missing, stale, broken, gone, long, 'same as English': same }
  const figures = Object.entries(counts).map(([name, keys]) => `${keys.length} ${name}`)
  return `${tag}: ${done} of ${messages} done, ${figures.join(', ')}${Object.entries({ missing, stale, broken, gone })
    .map(([name, keys]) => listed(name, keys))
    .join('')}`
}

const isWhole = ({ missing, stale, broken }: Report): boolean => missing.length + stale.length + broken.length === 0

function write(tag: string, text: string, folder: string): void {
  const file = poFile(tag, folder)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A translator's file; a sentence if it cannot be read as one. */
function readFile(file: string): ReturnType<typeof readPo> | string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
    return readPo(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof TypeError) return `${file} is not in UTF-8.`
    return error instanceof Error && error.message.startsWith('Line ')
      ? `${file}: ${error.message}`
      : `${file} cannot be read.`
  }
}

function exportTo(folder: string, tags: readonly string[], source: SourceMessages): Answer {
  const picturesOf = picturesOfMessages()
  for (const tag of tags) write(tag, exported(tag, source, readTranslations(tag, folder), picturesOf), folder)
  return answer(...tags.map((tag) => `Wrote ${path.relative(process.cwd(), poFile(tag, folder))}`))
}

/** Takes what a file has translated, and keeps what is there of everything else. */
function importFrom(file: string, tag: string, source: SourceMessages, folder: string): Answer {
  const read = readFile(file)
  if (typeof read === 'string') return refusal(read, 'Nothing was changed.')
  const language = read.headers['Language'] ?? ''
  if (language !== tag)
    return refusal(`${file} says that its language is “${language}”, not ${tag}.`, 'Nothing was changed.')
  const known = new Set(source.keys())
  const strange = read.entries.filter(({ context }) => !known.has(context)).length
  if (strange === read.entries.length) return refusal(`${file} has none of our messages.`, 'Nothing was changed.')
  const entries: readonly PoEntry[] = merged(readTranslations(tag, folder), read.entries)
  const report = reportOn(tag, source, entries)
  const broken = report.broken.length
  if (broken > 0)
    return refusal(
      shown(report),
      `${broken} ${broken === 1 ? 'message is' : 'messages are'} broken. Nothing was changed.`,
    )
  write(tag, exported(tag, source, entries, picturesOfMessages()), folder)
  return answer(shown(report), `Took over ${file}.`)
}

function report(folder: string, tags: readonly string[], source: SourceMessages): Answer {
  const reports = tags.map((tag) => reportOn(tag, source, readTranslations(tag, folder)))
  const isOk = reports.every((each) => !shipped.includes(each.tag) || isWhole(each))
  return { lines: reports.map(shown), isOk }
}

/** Runs a command on the translations in a folder, of the messages that `read` finds. */
export function runWords(args: readonly string[], folder: string, read = messagesToTranslate): Answer {
  const [command, tag, file] = args
  const fault = tag === undefined ? null : faultOfTag(tag)
  if (fault !== null) return refusal(fault)
  const source = read()
  if (command === 'export') return exportTo(folder, tag === undefined ? shipped : [tag], source)
  if (command === 'import' && tag !== undefined && file !== undefined) return importFrom(file, tag, source, folder)
  if (command === 'report') return report(folder, tag === undefined ? startedLanguages(folder) : [tag], source)
  return refusal(usage)
}
