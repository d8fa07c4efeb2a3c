import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EmailTemplate } from '#server/email/email-template.ts'
import { withPart } from './written-part.ts'

const folder = join(import.meta.dirname, '../../src/server/email/templates')

type Collected = { readonly file: string; readonly name: string; readonly template: EmailTemplate<never> }

const isTemplate = (value: unknown): value is EmailTemplate<never> =>
  typeof value === 'object' && value !== null && 'isKeptByLaw' in value && 'draft' in value

/** Every export of the folder `templates` that is an email, in the order of its files. */
export async function collectEmails(): Promise<readonly Collected[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.(?:test|example)\.ts$/.test(file))
  const modules = await Promise.all(
    files.toSorted().map(async (file) => {
      const module: Record<string, unknown> = await import(join(folder, file))
      return Object.entries(module).flatMap(([name, value]) =>
        isTemplate(value) ? [{ file, name, template: value }] : [],
      )
    }),
  )
  return modules.flat()
}

/** The module that lists them for the server: their types are known only if each is imported. */
export function emailListFile(emails: readonly Collected[]): string {
  const files = Map.groupBy(emails, ({ file }) => file)
  const imports = [...files].map(
    ([file, all]) => `import { ${all.map(({ name }) => name).join(', ')} } from './templates/${file}'`,
  )
  const rows = emails.map(({ name, template: { kind } }) => {
    const key = /^\w+$/.test(kind) ? kind : `'${kind}'`
    return `  ${key === name ? name : `${key}: ${name}`},`
  })
  return `// Collected from the files in \`templates\` by \`npm run docs\`; a house test compares.
${imports.join('\n')}

/** Every email that the server sends, by its kind. */
export const templates = {
${rows.join('\n')}
} as const
`
}

/** A document with its table of emails replaced by the current one. */
export function withEmails(document: string, emails: readonly Collected[]): string {
  const rows = emails.map(
    ({ template: { kind, cause, isKeptByLaw } }) => `| \`${kind}\` | ${cause} | ${isKeptByLaw ? 'yes' : 'no'} |`,
  )
  return withPart(
    document,
    'emails',
    ['| email | when it is sent | kept by law |', '|---|---|---|', ...rows].join('\n'),
  )
}
