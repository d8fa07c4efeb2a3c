import { householdPicture } from './household-picture.ts'
import { tableGroups } from './table-groups.ts'

type Column = { readonly name: string; readonly type: string; readonly isRequired: boolean }
type Table = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly key: string
  /** Foreign keys, each as "column -> table". */
  readonly references: readonly string[]
}

const COLUMN = /^ {2}(?!constraint )(\w+) (.+?)(?: default .+?)?( not null)?,?$/
const KEY = /PRIMARY KEY \(([^)]+)\)/
const REFERENCE = /FOREIGN KEY \(([^)]+)\) REFERENCES (\w+)/

const shortTypes: Readonly<Record<string, string>> = { 'timestamp with time zone': 'timestamptz' }

/** The tables that an SQL text such as `schema.sql` creates. */
export function tablesIn(schema: string): readonly Table[] {
  return [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gm)].map(([, name = '', body = '']) => {
    const lines = body.split('\n')
    return {
      name,
      columns: lines.flatMap((line) => {
        const [, column, type, required] = COLUMN.exec(line) ?? []
        if (column === undefined || type === undefined) return []
        const plain = type.replace(/ generated .*$/, '')
        return [{ name: column, type: shortTypes[plain] ?? plain, isRequired: required !== undefined }]
      }),
      key: KEY.exec(body)?.[1] ?? '',
      references: lines.flatMap((line) => {
        const [, columns, table] = REFERENCE.exec(line) ?? []
        return columns === undefined ? [] : [`${columns} → ${table}`]
      }),
    }
  })
}

function section(table: Table, about: string): string {
  const columns = table.columns.map(({ name, type, isRequired }) => `\`${name}\` ${type}${isRequired ? '' : '?'}`)
  return [
    `### ${table.name}`,
    '',
    about,
    '',
    `- Key: ${table.key}`,
    ...(table.references.length > 0 ? [`- References: ${table.references.join('; ')}`] : []),
    `- Columns: ${columns.join(', ')}`,
  ].join('\n')
}

/**
 * The page docs/data-model.md. @throws Error if a described table does not exist, or an existing one is not described
 */
export function dataModelPage(schema: string): string {
  const tables = new Map(tablesIn(schema).map((table) => [table.name, table]))
  const described = tableGroups.flatMap(({ tables }) => Object.keys(tables))
  const undescribed = [...tables.keys()].filter((name) => !described.includes(name))
  if (undescribed.length > 0) throw new Error(`Describe in tools/docs/table-groups.ts: ${undescribed.join(', ')}`)
  const groups = tableGroups.map(({ title, tables: abouts }) => {
    const sections = Object.entries(abouts).map(([name, about]) => {
      const table = tables.get(name)
      if (table === undefined) throw new Error(`tools/docs/table-groups.ts describes ${name}, which is not a table.`)
      return section(table, about)
    })
    return [`## ${title}`, ...sections].join('\n\n')
  })
  return `# The data model

Written by \`npm run docs\` from src/server/platform/db/schema.sql and tools/docs/table-groups.ts. A question mark
after a type means that the column may be null. Constraints, indexes and triggers are in schema.sql.

## Persons, households and accounts

What hangs on each ([decision 88](decisions/0088-person-household-account.md)):

${householdPicture([...tables.values()])}

${groups.join('\n\n')}
`
}
