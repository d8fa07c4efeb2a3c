import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Credit, CreditGroup } from '../../../../src/web/legal/credit.ts'
import { type CreditedWork, creditedWorks } from './credited-works.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const readFile = (file: string): string => readFileSync(path.join(root, file), 'utf8')

type Manifest = { readonly version: string; readonly license: string }

/** The licence text of a package, from its licence file. @throws Error if it has none */
function licenceFileOf(name: string): string {
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].find((each) =>
    existsSync(path.join(root, 'node_modules', name, each)),
  )
  if (file === undefined) throw new Error(`${name} has no licence file: say which text of the project is its licence.`)
  return readFile(`node_modules/${name}/${file}`)
}

/** "Copyright (c) 2017 Stripe" from the first lines of a licence. */
const holderIn = (text: string): string | undefined => /^\s*(Copyright \(c\) .*?)\s*$/im.exec(text)?.[1]

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

type Licensed = Pick<Credit, 'version' | 'holder' | 'licence'> & { readonly text: string }

function licensed(work: Exclude<CreditedWork, { from: 'link' }>): Licensed {
  if (work.from === 'text') {
    const { holder, licence, textFile } = work
    return { version: null, holder, licence, text: readFile(textFile) }
  }
  const [first] = work.packages
  // npm wrote it, and does not install a package without one.
  const { version, license } = JSON.parse(readFile(`node_modules/${first}/package.json`)) as Manifest
  const text = work.textFile === undefined ? licenceFileOf(first) : readFile(work.textFile)
  const holder = work.holder ?? holderIn(text)
  if (holder === undefined) throw new Error(`The licence of ${first} does not say whose it is.`)
  return { version, holder, licence: work.licence ?? license, text }
}

export type Credits = {
  /** The licence texts by file name. */
  readonly files: ReadonlyMap<string, string>
  /** The rows of the page; `folder` is the folder with the texts of the project. */
  readonly groups: (folder: string) => readonly CreditGroup[]
}

/** The works of others in the product, with the licences that are installed with them. */
export function readCredits(): Credits {
  const files = new Map<string, string>()
  const credit = (work: CreditedWork): ((folder: string) => Credit) => {
    const { name, use, site } = work
    if (work.from === 'link') {
      const { holder, licence, textAddress } = work
      return () => ({ name, use, site, version: null, holder, licence, text: textAddress })
    }
    const { text, ...rest } = licensed(work)
    const file = `${slugOf(name)}.txt`
    files.set(file, `${name}\n${site}\n${rest.holder}\n\n${text.trim()}\n`)
    return (folder) => ({ name, use, site, ...rest, text: folder + file })
  }
  const groups = creditedWorks.map(({ id, title, works }) => ({ id, title, credits: works.map(credit) }))
  return {
    files,
    groups: (folder) =>
      groups.map(({ credits, ...group }) => ({ ...group, credits: credits.map((row) => row(folder)) })),
  }
}
