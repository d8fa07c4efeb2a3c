/** A diagram in plain text, as a code block of a document. */
export const drawing = (lines: string): string => `\`\`\`text\n${lines}\n\`\`\``

/** A document with a named part replaced: the text between the part's two comments. */
export function withPart(document: string, name: string, text: string): string {
  const begin = `<!-- ${name}: written by npm run docs -->`
  const end = `<!-- end of ${name} -->`
  const [before, rest] = document.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`The document has no place for the ${name}.`)
  return `${before}${begin}\n\n${text}\n\n${end}${after}`
}
