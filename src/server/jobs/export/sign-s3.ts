import { createHash, createHmac } from 'node:crypto'

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** A part of a path as S3 wants it in a signature: everything but letters, digits and -._~ in percent. */
const escaped = (part: string): string =>
  encodeURIComponent(decodeURIComponent(part)).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

type Request = {
  readonly method: 'GET' | 'PUT'
  readonly url: URL
  /** Headers that are signed in addition to `host` and the two of S3. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body: Buffer
}
type Signer = {
  readonly key: { readonly id: string; readonly secret: string }
  readonly region: string
  readonly at: Date
}

/** The headers of a request to S3 or its like, signed by AWS Signature Version 4. */
export function signedHeaders(
  { method, url, headers = {}, body }: Request,
  { key, region, at }: Signer,
): Readonly<Record<string, string>> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const hash = sha256(body)
  const own = { ...headers, 'x-amz-content-sha256': hash, 'x-amz-date': time }
  const all = Object.entries({ ...own, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const names = all.map(([name]) => name).join(';')
  const path = url.pathname.split('/').map(escaped).join('/')
  const canonical = [
    ...[method, path, ''],
    ...[all.map(([name, value]) => `${name}:${value}\n`).join(''), names, hash],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${key.secret}`)
  const signature = createHmac('sha256', signing).update(text).digest('hex')
  return {
    ...own,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.id}/${scope},SignedHeaders=${names},Signature=${signature}`,
  }
}
