import { unreachable } from '#domain/unreachable.ts'
import { Link } from '#web/navigation/link.tsx'
import type { LegalBlock as Block } from './legal-document.ts'
import styles from './legal-page.module.css'
import { legalParts } from './legal-parts.ts'

/** A legal text whose marks are replaced by links. */
function LegalText({ text }: { text: string }) {
  return legalParts(text).map((part, index) => {
    const key = `${index}-${part.text}`
    if (part.kind === 'page')
      return (
        <Link key={key} to={part.to}>
          {part.text}
        </Link>
      )
    if (part.kind === 'email')
      return (
        <a key={key} href={`mailto:${part.text}`}>
          {part.text}
        </a>
      )
    return part.text
  })
}

/** A paragraph, list, table or template of a legal text. `label` is the accessible name of a table. */
export function LegalBlock({ block, label }: { block: Block; label: string }) {
  if (typeof block === 'string')
    return (
      <p>
        <LegalText text={block} />
      </p>
    )
  switch (block.kind) {
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'template':
      return (
        <div className={styles.template}>
          {block.lines.map((line) => (
            <p key={line}>
              <LegalText text={line} />
            </p>
          ))}
        </div>
      )
    case 'table':
      return (
        <table className={styles.table} aria-label={label} data-columns={block.head.length}>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, column) => (
                  <td key={block.head[column]} data-head={block.head[column]}>
                    <LegalText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
    default:
      return unreachable(block)
  }
}
