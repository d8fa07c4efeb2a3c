import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressBelow } from '../../scripts/build/compress.ts'
import { bundledCode } from '../javascript/bundled-code.ts'
import { elementExpression, withoutComments } from './elements.ts'
import { pageParts } from './page-parts.ts'

const root = join(import.meta.dirname, '../..')
const built = join(root, 'dist/web')

const entryCode = (markup: string): string => `import { createElement as e } from 'react'
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.getElementById('app'), ${elementExpression(markup)})
`

type Files = { readonly pages: Readonly<Record<string, { readonly file: string; readonly styles: readonly string[] }>> }

/**
 * Builds the script that hydrates this markup, with the project's own settings, and returns its address in the folder.
 */
async function writeScript(folder: string, markup: string): Promise<string> {
  // Inside the project, so that the packages are found.
  const sources = join(root, '.cache', `bare-page-${process.pid}`)
  const input = join(sources, 'main.js')
  await mkdir(sources, { recursive: true })
  try {
    await writeFile(input, entryCode(markup))
    const config = { root, configFile: join(root, 'vite.config.ts') }
    const code = await bundledCode({ ...config, build: { modulePreload: false, rolldownOptions: { input } } })
    const name = `assets/bare-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
    await writeFile(join(folder, name), code)
    return `/v3/${name}`
  } finally {
    await rm(sources, { recursive: true, force: true })
  }
}

/**
 * Writes a copy of the built web app into `folder` in which these pages are bare: the same markup, styles, fonts and
 * pictures, with one script, linked in the head as a build would, that hydrates them with React and does nothing else.
 */
export async function writeBarePages(folder: string, paths: readonly string[]): Promise<void> {
  await cp(built, folder, { recursive: true })
  const files: Files = JSON.parse(await readFile(join(built, 'pages.json'), 'utf8'))
  const pages: Record<string, unknown> = {}
  for (const path of paths) {
    const page = files.pages[path]
    if (page === undefined) throw new Error(`There is no page at ${path}.`)
    const parts = pageParts(await readFile(join(built, page.file), 'utf8'))
    if (parts === null) throw new Error(`The page at ${path} is built in another form.`)
    const { head, end, markup } = parts
    const script = await writeScript(folder, markup)
    // Without the script that reads the theme.
    const bareHead = head.replace(/<script>.*?<\/script>/s, '')
    const html = `${bareHead}<script type="module" src="${script}"></script>${end}${withoutComments(markup)}</div></body></html>`
    for (const ending of ['', '.br', '.gz']) await rm(join(folder, page.file + ending))
    await writeFile(join(folder, page.file), html)
    pages[path] = { ...page, scripts: [] }
  }
  await compressBelow(folder)
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ buildId: 'bare', pages }))
}
