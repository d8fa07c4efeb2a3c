import { existsSync, readFileSync } from 'node:fs'
import {
  categoriesOf,
  idsOf,
  isCurrent,
  poFile,
  readText,
  ruleOf,
  translated,
} from '../../scripts/build/languages/catalogue.ts'
import { type PoEntry, readPo, writePo } from '../../scripts/build/languages/po.ts'
import type { Message } from '../../scripts/build/languages/read-messages.ts'
import { PAGE_LANGUAGE, type SourceMessages, sourceMessages } from '../../scripts/build/languages/words-files.ts'
import { SOURCE_LOCALE } from '../../src/domain/language/locales.ts'
import type { PicturesOf } from './pictures.ts'

/** Whether a language is the source in another spelling, whose file holds only the sentences that differ. */
export const isOverlay = (tag: string): boolean => tag.startsWith('en-') && tag !== SOURCE_LOCALE

/** The messages that a translator sees. */
export const messagesToTranslate = (): SourceMessages =>
  new Map([...sourceMessages()].filter(([key]) => !key.startsWith(PAGE_LANGUAGE)))

/** The entries of a language's file; none if there is no file yet. @throws Error if it is no PO */
export function readTranslations(tag: string, folder?: string): readonly PoEntry[] {
  const file = poFile(tag, folder)
  return existsSync(file) ? readPo(readFileSync(file, 'utf8')).entries : []
}

const isTranslated = ({ texts }: PoEntry): boolean => texts.some((text) => text !== '')

/** The translations that are there, with those of a file in their place: a file may hold a part of the messages. */
export function merged(before: readonly PoEntry[], file: readonly PoEntry[]): readonly PoEntry[] {
  const taken = new Map(file.filter(isTranslated).map((entry) => [entry.context, entry]))
  const kept = before.filter(({ context }) => !taken.has(context))
  return [...kept, ...taken.values()]
}

/** How long a translation may get before it has to be looked at on the screen: English and 60 %. */
const LONGER = 1.6
const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length))

/** Where a message is seen, in a line for its translator: up to a dozen places with the first named, or that it is everywhere. */
const NAMED = 3
const MANY = 12
function seenOn(places: readonly string[]): readonly string[] {
  if (places.length === 0) return []
  if (places.length > MANY) return ['Seen on many pages.']
  const more = places.length - NAMED
  return [`Seen on: ${places.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`]
}

function entryOf(
  tag: string,
  [key, message]: readonly [string, Message],
  known: PoEntry | undefined,
  picturesOf: PicturesOf,
): PoEntry {
  const { id, idPlural } = idsOf(message)
  const forms = idPlural === null ? 1 : categoriesOf(tag).length
  const notes = [
    ...(message.note === '' ? [] : [message.note]),
    `src/${key.split(':')[0]}.ts:${message.line}`,
    ...seenOn(picturesOf(key)),
    ...(id.length > 40
      ? []
      : [`At most ${Math.ceil(Math.max(id.length, idPlural?.length ?? 0) * LONGER)} characters.`]),
  ]
  const texts = Array.from({ length: forms }, (_, at) => known?.texts[at] ?? '')
  const isStale = known !== undefined && (known.id !== id || known.idPlural !== idPlural) && longest(texts) > 0
  return {
    notes,
    isFuzzy: known !== undefined && longest(texts) > 0 && (known.isFuzzy || isStale),
    previous: isStale ? known.id : (known?.previous ?? null),
    context: key,
    id,
    idPlural,
    texts,
  }
}

/** The plural rule as editors of these files read it, so that they ask for as many forms as the language has. */
function pluralForms(tag: string): string {
  const conditions = Object.values(ruleOf(tag)).map((rule) =>
    rule.replaceAll('===', '==').replaceAll('!==', '!=').replaceAll('1e6', '1000000').replaceAll('true', '1'),
  )
  const chosen = conditions.map((condition, at) => `(${condition}) ? ${at} : `).join('')
  return `nplurals=${conditions.length + 1}; plural=${chosen}${conditions.length};`
}

/**
 * The file of a language as the source is now: every message with its translation, marked fuzzy with the previous source
 * if that has changed. A message that moved to another key keeps its translation if its source is the same. An overlay
 * keeps only what it has.
 */
export function exported(
  tag: string,
  source: SourceMessages,
  entries: readonly PoEntry[],
  picturesOf: PicturesOf,
): string {
  const byKey = new Map(entries.map((entry) => [entry.context, entry]))
  const lost = new Map(entries.filter(({ context }) => !source.has(context)).map((entry) => [entry.id, entry]))
  const all = [...source].map(([key, message]) => {
    const known = byKey.get(key) ?? lost.get(idsOf(message).id)
    return { known, entry: entryOf(tag, [key, message], known, picturesOf) }
  })
  const headers = {
    Language: tag,
    'Content-Type': 'text/plain; charset=UTF-8',
    'Plural-Forms': pluralForms(tag),
    'X-Plural-Categories': categoriesOf(tag).join(', '),
  }
  return writePo(
    headers,
    all.filter(({ known }) => known !== undefined || !isOverlay(tag)).map(({ entry }) => entry),
  )
}

const valuesIn = (text: string): readonly string[] =>
  readText(text).flatMap((part) => (typeof part === 'string' ? [] : [part.value]))
const marksIn = (text: string): readonly string[] => [...text.matchAll(/<\/?\w+>/g)].map(([mark]) => mark)

/** What is wrong with a translation; null if nothing is. */
export function faultOf(entry: PoEntry, message: Message): string | null {
  const known = new Set([
    ...message.values.map(({ name }) => name),
    ...(message.count === null ? [] : [message.count.name]),
  ])
  for (const text of entry.texts) {
    const wrong = translated(text, message).find((part) => typeof part !== 'string' && !known.has(part.value))
    if (wrong !== undefined) return `there is no value {${typeof wrong === 'string' ? wrong : wrong.value}}`
    const { id, idPlural } = idsOf(message)
    const marks = marksIn(idPlural ?? id)
      .toSorted()
      .join()
    if (text !== '' && marksIn(text).toSorted().join() !== marks)
      return `its marks are not those of the source, ${marks}`
  }
  const shown = new Set(entry.texts.flatMap(valuesIn))
  // A pattern of dates or numbers may leave values out: it is all values.
  const isPattern = entry.id.replace(/\{\w+\}/g, '').match(/\p{L}/u) === null
  const dropped = valuesIn(idsOf(message).idPlural ?? entry.id).find((name) => !shown.has(name))
  return dropped !== undefined && !isPattern && longest(entry.texts) > 0 ? `the value {${dropped}} is not shown` : null
}

export type Report = {
  readonly tag: string
  readonly messages: number
  readonly done: number
  readonly missing: readonly string[]
  readonly stale: readonly string[]
  readonly broken: readonly string[]
  readonly gone: readonly string[]
  readonly long: readonly string[]
  readonly same: readonly string[]
}

/** How far a language is. An overlay misses nothing: what it does not have is the source in its spelling. */
export function reportOn(tag: string, source: SourceMessages, entries: readonly PoEntry[]): Report {
  const byKey = new Map(entries.map((entry) => [entry.context, entry]))
  const of = (is: (entry: PoEntry, message: Message) => boolean): readonly string[] =>
    [...source].flatMap(([key, message]) => {
      const entry = byKey.get(key)
      return entry !== undefined && is(entry, message) ? [key] : []
    })
  const isEmpty = ({ texts }: PoEntry): boolean => texts.some((text) => text === '')
  const missing = isOverlay(tag) ? of(isEmpty) : [...source.keys()].filter((key) => isEmpty(byKey.get(key) ?? none))
  return {
    tag,
    messages: source.size,
    done: isOverlay(tag) ? source.size - missing.length : of(isCurrent).length,
    missing,
    stale: of((entry, message) => !isEmpty(entry) && !isCurrent(entry, message)),
    broken: [...source].flatMap(([key, message]) => {
      const entry = byKey.get(key)
      const fault = entry === undefined ? null : faultOf(entry, message)
      return fault === null ? [] : [`${key}: ${fault}`]
    }),
    gone: entries.filter(({ context }) => !source.has(context)).map(({ context }) => context),
    long: of(({ texts, id, idPlural }) => longest(texts) > Math.max(id.length, idPlural?.length ?? 0) * LONGER + 4),
    same: of(({ texts, id }) => texts[0] === id && /\p{L}{4}/u.test(id)),
  }
}

const none: Pick<PoEntry, 'texts'> & PoEntry = {
  notes: [],
  isFuzzy: false,
  previous: null,
  context: '',
  id: '',
  idPlural: null,
  texts: [''],
}
