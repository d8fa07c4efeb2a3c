import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Message, readMessages } from './read-messages.ts'

export const root = path.resolve(import.meta.dirname, '../../..')

/** The language that a page is in; the build writes it, no translator does. */
export const PAGE_LANGUAGE = 'domain/language/page-language'

/**
 * The files of the domain with sentences that pages show. What a customer agrees to is not among them: it is the same in
 * every language until a lawyer has translated it.
 */
const ofDomain: ReadonlySet<string> = new Set([
  PAGE_LANGUAGE,
  'domain/address-problems',
  'domain/answer-problems',
  'domain/meal-problems',
  'domain/problems',
  'domain/weight-filter/life-event-names',
])

/**
 * The name of a words file in the keys of its messages; null if a module is none. The console stays English. The server's
 * words are those of emails and of what it says over the interface.
 */
export function wordsFileName(file: string): string | null {
  const name = /(?:^|\/)src\/((?:web|domain|server)\/.+)\.ts$/.exec(file)?.[1]
  if (name === undefined || /^(?:web|server)\/console\//.test(name)) return null
  return (/^(?:web|server)\//.test(name) && name.endsWith('-words')) || ofDomain.has(name) ? name : null
}

/** The key of a message in translations and in marked code. */
export const keyOf = (name: string, { path: place }: Message): string => `${name}:${place}`

export type SourceMessages = ReadonlyMap<string, Message>

/** Every message of the words files, in their order, by its key. */
export function sourceMessages(): SourceMessages {
  const files = globSync('src/{domain,server,web}/**/*.ts', { cwd: root }).toSorted()
  return new Map(
    files.flatMap((file) => {
      const name = wordsFileName(file)
      if (name === null) return []
      const { messages } = readMessages(file, readFileSync(path.join(root, file), 'utf8'))
      return messages.map((message): [string, Message] => [keyOf(name, message), message])
    }),
  )
}
