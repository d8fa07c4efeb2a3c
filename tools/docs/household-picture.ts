import { tableGroups } from './table-groups.ts'

type Tables = readonly { readonly name: string; readonly columns: readonly { readonly name: string }[] }[]

/** Tables of the groups of money and of a body; what belongs to whom is the point of the picture. */
const money: readonly string[] = Object.keys(tableGroups.find(({ title }) => title === 'Sales')?.tables ?? {})
const bodies: readonly string[] = Object.keys(tableGroups.find(({ title }) => title === 'Persons')?.tables ?? {})

/** The rows themselves, and the seats, which belong to a household and name a person. */
const nodes = ['leads', 'persons', 'households', 'accounts', 'household_eaters']

/** The tables with a column, apart from those that are drawn themselves. */
const hangingOn = (tables: Tables, column: string): readonly string[] =>
  tables
    .filter(({ name, columns }) => !nodes.includes(name) && columns.some((each) => each.name === column))
    .map(({ name }) => name)
    .toSorted()

const box = (id: string, title: string, names: readonly string[]): string =>
  `  ${id}["${[`<b>${title}</b>`, ...names].join('<br/>')}"]`

/**
 * One picture of persons, households and accounts, and what hangs on each, as mermaid.
 * @throws Error if a table of money hangs on a household or a person, or one of a body on an account
 */
export function householdPicture(tables: Tables): string {
  const [person, household, lead] = ['person_id', 'household_id', 'lead_id'].map((column) => hangingOn(tables, column))
  const paid = (lead ?? []).filter((name) => money.includes(name))
  const besides = (lead ?? []).filter((name) => !money.includes(name))
  const wrong = [
    ...[...(person ?? []), ...(household ?? [])].filter((name) => money.includes(name)),
    ...(lead ?? []).filter((name) => bodies.includes(name)),
  ]
  if (wrong.length > 0) throw new Error(`Money belongs to an account, a body to a person: ${wrong.join(', ')}`)
  return [
    '```mermaid',
    'flowchart LR',
    '  lead["<b>lead</b><br/>a proven address and its answers"]',
    '  person["<b>person</b><br/>a body"]',
    '  household["<b>household</b><br/>a kitchen"]',
    '  account["<b>account</b><br/>who pays"]',
    '  seat["<b>household_eaters</b><br/>adults, children, guests"]',
    '  person -- "has the same id" --- lead',
    '  person -- "eats in" --> household',
    '  seat -- "of" --> household',
    '  seat -. "an adult is" .-> person',
    '  account -- "names as customer" --> lead',
    '  account -- "pays for" --> household',
    box('body', 'by person_id', person ?? []),
    box('kitchen', 'by household_id', household ?? []),
    box('bought', 'by lead_id: what was bought', paid),
    box('address', 'by lead_id: the address', besides),
    '  body --- person',
    '  kitchen --- household',
    '  bought --- account',
    '  address --- lead',
    '```',
  ].join('\n')
}
