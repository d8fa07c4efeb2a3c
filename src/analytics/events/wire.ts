/**
 * The wire format of the analytics protocol: a form with one field `data`, which holds JSON or base64 of JSON, or plain
 * JSON as the whole body; an object or an array of objects.
 */

/** The three kinds of updates, each with its own route. */
export const channels = ['track', 'engage', 'groups'] as const
export type Channel = (typeof channels)[number]

/** Largest body that is read, in bytes. */
export const BODY_MAX = 256 * 1024
/** Most updates in one body. */
export const ITEMS_MAX = 500

/** Encodes updates as a form body. `toBase64` encodes UTF-8 text; without it the JSON is sent unencoded. */
export function encodeBody(items: readonly unknown[], toBase64?: (text: string) => string): string {
  const json = JSON.stringify(items)
  return `data=${encodeURIComponent(toBase64 === undefined ? json : toBase64(json))}`
}

/** The updates in a body, or null if it cannot be read. `fromBase64` decodes to UTF-8 text, or null. */
export function decodeBody(body: string, fromBase64: (text: string) => string | null): readonly unknown[] | null {
  const text = isJson(body) ? body : dataField(body)
  if (text === null) return null
  const json = isJson(text) ? text : fromBase64(text.trim().replaceAll(' ', '+'))
  if (json === null || !isJson(json)) return null
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) ? parsed : [parsed]
  } catch {
    return null
  }
}

const isJson = (text: string): boolean => /^\s*[[{]/.test(text)

function dataField(form: string): string | null {
  const field = form.split('&').find((part) => part.startsWith('data='))
  if (field === undefined) return null
  try {
    return decodeURIComponent(field.slice('data='.length).replaceAll('+', ' '))
  } catch {
    return null
  }
}
