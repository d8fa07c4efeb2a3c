/** Turns a foreign value into one of ours. @throws Misfit where it is none */
export type Read<T> = (value: unknown) => T

class Misfit extends Error {}

function must(fits: boolean): asserts fits {
  if (!fits) throw new Misfit('The reply does not fit.')
}

export const text: Read<string> = (value) => {
  must(typeof value === 'string')
  return value
}

export const number: Read<number> = (value) => {
  must(typeof value === 'number' && Number.isFinite(value))
  return value
}

export const whole: Read<number> = (value) => {
  must(typeof value === 'number' && Number.isInteger(value))
  return value
}

export const flag: Read<boolean> = (value) => {
  must(typeof value === 'boolean')
  return value
}

/** YYYY-MM-DD. */
export const day: Read<string> = (value) => {
  must(typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)))
  return value
}

/** An ISO time. */
export const moment: Read<string> = (value) => {
  must(typeof value === 'string' && !Number.isNaN(Date.parse(value)))
  return value
}

export const oneOf =
  <V>(values: readonly V[]): Read<V> =>
  (value) => {
    const known = values.find((item) => item === value)
    must(known !== undefined)
    return known
  }

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value)

export const list =
  <T>(read: Read<T>): Read<T[]> =>
  (value) => {
    must(Array.isArray(value))
    return value.map((item) => read(item))
  }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A map from any names to values of one kind. */
export const named =
  <T>(read: Read<T>): Read<Record<string, T>> =>
  (value) => {
    must(isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, read(item)]))
  }

/** A record of known fields; what it holds beyond them is left behind. */
export const record =
  <T extends object>(fields: { readonly [K in keyof T]-?: Read<T[K]> }): Read<T> =>
  (value) => {
    must(isRecord(value))
    const entries = Object.entries<Read<unknown>>(fields).map(([name, read]) => [name, read(value[name])])
    // Every field of T has been read by its own reader.
    return Object.fromEntries(entries) as T
  }

/** As `request` wants it: the value, or null where the reply is not what it should be. */
export const fitting =
  <T>(read: Read<T>) =>
  (reply: unknown): T | null => {
    try {
      return read(reply)
    } catch (error) {
      if (error instanceof Misfit) return null
      throw error
    }
  }
