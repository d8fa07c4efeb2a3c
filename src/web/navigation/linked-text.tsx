import { Fragment } from 'react'
import { Link } from './link.tsx'

/**
 * A sentence with links in it, which a translator can move: "Read our <terms>Terms</terms>." `to` has the path of each
 * mark; a mark without one is shown as plain text.
 */
export const LinkedText = ({ text, to }: { text: string; to: Readonly<Record<string, string>> }) =>
  // Every third piece is a mark's name, the one after it what it encloses.
  text.split(/<(\w+)>(.*?)<\/\w+>/).map((piece, at, pieces) => {
    const path = to[pieces[at - 1] ?? '']
    if (at % 3 === 1) return null
    return <Fragment key={at}>{at % 3 === 2 && path !== undefined ? <Link to={path}>{piece}</Link> : piece}</Fragment>
  })
