/**
 * The wire format of the analytics protocol: a form with a field `data`, which holds JSON or base64 of JSON, as body or
 * query; or JSON as the whole body, or a line of JSON for each update; an object or an array of objects. Options stand
 * beside `data`, or in the query.
 */

/** The three kinds of updates, each with its own route. */
export const channels = ['track', 'engage', 'groups'] as const
export type Channel = (typeof channels)[number]

/** Largest body that is read, in bytes. */
export const BODY_MAX = 256 * 1024
/** Most updates in one body. */
export const ITEMS_MAX = 500
/** Largest body of an import, in bytes, and most events in it. */
export const IMPORT_BODY_MAX = 10 * 1024 * 1024
export const IMPORT_ITEMS_MAX = 2000

/** Encodes updates as a form body. `toBase64` encodes UTF-8 text; without it the JSON is sent unencoded. */
export function encodeBody(items: readonly unknown[], toBase64?: (text: string) => string): string {
  const json = JSON.stringify(items)
  return `data=${encodeURIComponent(toBase64 === undefined ? json : toBase64(json))}`
}

/** The updates in a body, or null if it cannot be read. `fromBase64` decodes to UTF-8 text, or null. */
export function decodeBody(body: string, fromBase64: (text: string) => string | null): readonly unknown[] | null {
  const text = isJson(body) ? body : fieldsOf(body).get('data')
  if (text === undefined) return null
  const json = isJson(text) ? text : fromBase64(text.trim().replaceAll(' ', '+'))
  return json !== null && isJson(json) ? (parsed(json) ?? parsedLines(json)) : null
}

const isJson = (text: string): boolean => /^\s*[[{]/.test(text)

function parsed(json: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value : [value]
  } catch {
    return null
  }
}

/** The updates of a text with one in each line. */
function parsedLines(text: string): readonly unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const values = lines.map(parsed)
  return lines.length > 1 && values.every((each) => each !== null) ? values.flat() : null
}

/** The fields of a form or a query, the first of each name; what cannot be decoded is left out. */
export function fieldsOf(form: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const part of isJson(form) ? [] : form.split('&')) {
    const [name = '', ...rest] = part.split('=')
    if (fields.has(name)) continue
    try {
      fields.set(name, decodeURIComponent(rest.join('=').replaceAll('+', ' ')))
    } catch {
      // A field that is not encoded as fields are is none.
    }
  }
  return fields
}
