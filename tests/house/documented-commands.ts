import { projectFiles, readText } from './project-files.ts'

/** A command that a document tells somebody to run, as it is written there. */
export type DocumentedCommand = { readonly document: string; readonly command: string }

/** The programs with which a line of a document is a command. */
const PROGRAM = /^(?:npm|npx|node|docker|curl|openssl|pg_dump|psql|kubectl) (?!audit`)/

/** Lines of shell blocks, with continued lines joined, variables before the program and comments left out. */
function inBlocks(text: string): readonly string[] {
  return [...text.matchAll(/^ *```(?:sh|bash)\n(.*?)^ *```/gms)].flatMap(([, block = '']) =>
    block
      .replaceAll('\\\n', ' ')
      .split('\n')
      .map((line) => line.replace(/ +#.*/, '').replace(/^(?: *[A-Z_]+=\S+)+/, '')),
  )
}

const inSentences = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code)

/** Every command in README, CONTRIBUTING and docs, once per document. */
export const documentedCommands: readonly DocumentedCommand[] = projectFiles
  .filter((file) => /^(?:README|CONTRIBUTING|docs\/.*)\.md$|^docs\/.*\.md$/.test(file))
  .flatMap((document) => {
    const text = readText(document)
    const found = [...inBlocks(text), ...inSentences(text)].map((line) => line.trim())
    return [...new Set(found)].filter((line) => PROGRAM.test(line)).map((command) => ({ document, command }))
  })
