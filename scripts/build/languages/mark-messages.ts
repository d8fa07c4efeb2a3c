import type { Plugin } from 'vite'
import { type Message, readMessages } from './read-messages.ts'
import { keyOf, wordsFileName } from './words-files.ts'

/** Around the key of a message in marked code. */
export const MARK = '§§'
/** The function that marked code calls for a message with values: its key, its count if it has one, its values. */
export const TEXT = '$text'

/**
 * The code of a words file with a mark in place of each message. The bundler works on the marks, so one bundle serves
 * every language; `inlineLanguage` puts the texts in afterwards.
 */
export function markMessages(name: string, code: string, messages: readonly Message[]): string {
  const ordered = messages.toSorted((a, b) => a.start - b.start || b.end - a.end)
  /** The code between two places, with the messages in it marked. */
  function marked(start: number, end: number): string {
    const inside = ordered.filter((message) => message.start >= start && message.end <= end)
    let at = start
    let result = ''
    for (const message of inside) {
      if (message.start < at) continue
      result += code.slice(at, message.start) + markOf(message)
      at = message.end
    }
    return result + code.slice(at, end)
  }
  function markOf(message: Message): string {
    const key = keyOf(name, message)
    const values = [...(message.count === null ? [] : [message.count]), ...message.values]
    if (values.length === 0) return JSON.stringify(MARK + key + MARK)
    // A message never contains itself: only its values are looked into.
    const passed = values.map((value) => `(${marked(value.start, value.end)})`)
    return `/* @__PURE__ */ ${TEXT}(${[JSON.stringify(key), ...passed].join(', ')})`
  }
  return marked(0, code.length)
}

/** Marks the messages of every words file of a bundle. */
export const markMessagesPlugin = (): Plugin => ({
  name: 'mark-messages',
  enforce: 'pre',
  transform(code, id) {
    const file = id.replace(/\?.*$/, '')
    const name = wordsFileName(file)
    return name === null ? null : { code: markMessages(name, code, readMessages(file, code).messages), map: null }
  },
})
