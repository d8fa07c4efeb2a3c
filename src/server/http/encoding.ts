export type Encoding = 'br' | 'gzip' | 'identity'

const preferred = ['br', 'gzip'] as const

/** The best of the stored encodings that the browser accepts (RFC 9110, 12.5.3); a weight of 0 forbids one. */
export function negotiateEncoding(acceptEncoding: string | undefined, stored: ReadonlySet<Encoding>): Encoding {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const taken = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return preferred.find((encoding) => stored.has(encoding) && taken(encoding)) ?? 'identity'
}
