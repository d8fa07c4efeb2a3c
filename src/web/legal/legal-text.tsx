import { legalParts } from '#web/legal/legal-parts.ts'
import { Link } from '#web/navigation/link.tsx'

/** A legal text with its links. */
export function LegalText({ text }: { text: string }) {
  return legalParts(text).map((part, index) => {
    const key = `${index}-${part.text}`
    if (part.kind === 'page')
      return (
        <Link key={key} to={part.to}>
          {part.text}
        </Link>
      )
    if (part.kind === 'mail')
      return (
        <a key={key} href={`mailto:${part.text}`}>
          {part.text}
        </a>
      )
    return part.text
  })
}
