import type { Piece, Template, TemplateValue } from './template.ts'

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  // pgbench takes a colon before a letter for one of its variables, even within a literal.
  ':': '\\x3a',
}
const literal = (text: string): string => `E'${text.replace(/[\\'\n:]/g, (sign) => escapes[sign] ?? sign)}'`

/** A text that differs between leads, and is the same within a lead for the same index. */
const seed = (index: number): string => `(:lead::text || '-${index}')`

function textPiece(piece: Piece): string {
  if (typeof piece === 'string') return literal(piece)
  return piece.fresh === 'email' ? `(:lead::text || '@example.com')` : `md5${seed(piece.index)}::uuid::text`
}

function expression(value: TemplateValue): string {
  if (value === null) return 'null'
  if ('bytes' in value) return `sha256(convert_to(${seed(value.bytes)}, 'UTF8'))`
  const [only, ...rest] = value.pieces
  if (only === undefined) return `''`
  if (rest.length > 0) return `(${value.pieces.map(textPiece).join(' || ')})`
  return typeof only === 'object' && only.fresh === 'uuid' ? `md5${seed(only.index)}::uuid` : textPiece(only)
}

/** The recorded statements as a pgbench script; one run is one lead. */
export function pgbenchScript(template: Template): string {
  const statements = template.map(
    ({ sql, values }) => `${sql.replace(/\$(\d+)/g, (_, number) => expression(values[Number(number) - 1] ?? null))};`,
  )
  return ['\\set lead random(1, 9000000000000000000)', ...statements, ''].join('\n')
}
