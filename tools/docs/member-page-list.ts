import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../src/web/member/pages')

/** The names of the member pages as their files spell them, such as `add-food`. */
export const memberPageNames = (): readonly string[] =>
  readdirSync(folder)
    .flatMap((file) => /^(.+)-page\.ts$/.exec(file)?.[1] ?? [])
    .toSorted()

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const HEADING = '// Collected from the files `pages/*-page.ts` by `npm run docs`; a house test compares.'

/** A module that lists an export of every page, by the name of the page. */
const listOf = (names: readonly string[], about: string, list: string, suffix: string): string => `${HEADING}
${names.map((name) => `import { ${camel(name)}${suffix} } from './${name}-page.ts'`).join('\n')}

/** ${about} */
export const ${list} = {
${names.map((name) => `  ${camel(name)}: ${camel(name)}${suffix},`).join('\n')}
} as const
`

/** The modules that list the pages, what tests know of them, and how their screens are loaded, by path. */
export function memberPageFiles(names: readonly string[]): Readonly<Record<string, string>> {
  const screens = names.map((name) => {
    const screen = `${camel(name).replace(/^./, (letter) => letter.toUpperCase())}Screen`
    return `  ${camel(name)}: screen(async () => (await import('./${name}/${name}-screen.tsx')).${screen}),`
  })
  return {
    'src/web/member/pages/member-pages.generated.ts': listOf(names, 'Every page, by its name.', 'rows', 'Page'),
    'src/web/member/pages/page-probes.example.ts': listOf(
      names,
      'How each page is reached and recognised.',
      'pageProbes',
      'Probe',
    ),
    'src/web/member/screens.generated.ts': `${HEADING}
import { screen } from './layout/screen.tsx'

/** The screen of each page, in a chunk of its own. */
export const screens = {
${screens.join('\n')}
} as const
`,
  }
}
