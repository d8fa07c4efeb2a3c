import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

// The parts of ASN.1 (X.690, DER) and X.509 (RFC 5280) that a certificate needs, without an external tool.

const tlv = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const bytes = content.length < 128 ? [] : [...Buffer.from(content.length.toString(16).padStart(4, '0'), 'hex')]
  const length = bytes.length === 0 ? [content.length] : [0x80 | bytes.length, ...bytes]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: readonly Buffer[]): Buffer => tlv(0x30, ...parts)
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'))
const integer = (value: number): Buffer => tlv(0x02, Buffer.from([value]))
const bits = (content: Buffer): Buffer => tlv(0x03, Buffer.from([0]), content)
const time = (at: Date): Buffer => tlv(0x18, Buffer.from(`${at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`))

const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), tlv(0x05))
const COMMON_NAME = '550403'
const BASIC_CONSTRAINTS = '551d13'

const named = (name: string): Buffer => sequence(tlv(0x31, sequence(oid(COMMON_NAME), tlv(0x0c, Buffer.from(name)))))
const authority = tlv(
  0xa3,
  sequence(
    sequence(
      oid(BASIC_CONSTRAINTS),
      tlv(0x01, Buffer.from([0xff])),
      tlv(0x04, sequence(tlv(0x01, Buffer.from([0xff])))),
    ),
  ),
)

export type Certified = { readonly pem: string; readonly key: KeyObject; readonly name: string }
export type CertificateRequest = {
  readonly name: string
  readonly from: Date
  readonly to: Date
  /** The issuer; by default it is self-signed. */
  readonly issuer?: Certified
  readonly isAuthority?: boolean
}

/** A new RSA key with a certificate for it. */
export function newCertificate({ name, from, to, issuer, isAuthority = false }: CertificateRequest): Certified {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const body = sequence(
    tlv(0xa0, integer(2)),
    integer(1 + Math.floor(Math.random() * 100)),
    SHA256_WITH_RSA,
    named(issuer?.name ?? name),
    sequence(time(from), time(to)),
    named(name),
    spki,
    ...(isAuthority ? [authority] : []),
  )
  const der = sequence(body, SHA256_WITH_RSA, bits(sign('RSA-SHA256', body, issuer?.key ?? privateKey)))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`, key: privateKey, name }
}
