import { namesWeight } from './heading.ts'
import { MOST_ROWS, type Row } from './split-table.ts'
import type { Table } from './table.ts'

/** Objects within objects are read to this depth. */
const DEEPEST = 8
/** Lists within a line, of which only the beginning is read. */
const LIST_WITHIN = 3

type JsonObject = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values of an object by their paths: {"weight": {"inKilograms": 84.1}} has "weight inKilograms". */
function flat(value: unknown, path: string, depth: number, into: Map<string, string>): void {
  if (depth > DEEPEST) return
  if (Array.isArray(value)) {
    for (const [index, each] of value.slice(0, LIST_WITHIN).entries()) {
      flat(each, index === 0 ? path : `${path} ${index}`, depth + 1, into)
    }
  } else if (isObject(value)) {
    for (const [key, each] of Object.entries(value)) flat(each, path === '' ? key : `${path} ${key}`, depth + 1, into)
  } else if (value !== null && value !== undefined) into.set(path, String(value))
}

/** Google's points name their type in each, and weights are always in kilograms. */
function googlePoints(points: readonly unknown[]): Table {
  const rows = points.flatMap((point, index): Row[] => {
    if (!isObject(point) || !String(point['dataTypeName'] ?? '').startsWith('com.google.weight')) return []
    const values = new Map<string, string>()
    flat(point, '', 0, values)
    const time = values.get('endTimeNanos') ?? values.get('startTimeNanos') ?? ''
    const mass = values.get('fitValue value fpVal') ?? values.get('value fpVal') ?? ''
    // Nanoseconds have more digits than a number holds exactly.
    const millis = /^\d{19}$/.test(time) ? time.slice(0, 13) : String(Math.round(Number(time) / 1e6))
    return [{ line: index + 1, cells: [millis, mass] }]
  })
  return { headings: ['timestamp', 'weight'], rows, unit: 'kg', isUtc: false, unclear: [] }
}

function listTable(list: readonly unknown[], subject: string): Table {
  const columns = new Map<string, number>()
  const rows = list.slice(0, MOST_ROWS).flatMap((each, index): Row[] => {
    if (!isObject(each)) return []
    const values = new Map<string, string>()
    flat(each, '', 0, values)
    const cells: string[] = []
    for (const [path, value] of values) {
      const column = columns.get(path) ?? columns.size
      columns.set(path, column)
      cells[column] = value
    }
    return [{ line: index + 1, cells: Array.from(cells, (cell) => cell ?? '') }]
  })
  const isWeight = namesWeight(subject)
  // In a list called "weight", the value is one.
  const headings = [...columns.keys()].map((path) =>
    isWeight && /^(?:value|amount)\b/i.test(path) ? `weight ${path}` : path,
  )
  return { headings, rows, unit: null, isUtc: false, unclear: [] }
}

/** The lists of objects in a document, each as a table; the numbers of lines count within a list. */
export function jsonTables(document: unknown): readonly Table[] {
  const tables: Table[] = []
  const visit = (value: unknown, name: string, depth: number): void => {
    if (depth > DEEPEST) return
    if (Array.isArray(value)) {
      const hasPoints = value.some((each) => isObject(each) && 'dataTypeName' in each)
      if (hasPoints) tables.push(googlePoints(value))
      else if (value.some((each) => isObject(each) && Object.values(each).some((cell) => !Array.isArray(cell)))) {
        tables.push(listTable(value, name))
      }
      // A list of lists, or of objects that hold the lists that matter.
      for (const each of value.slice(0, LIST_WITHIN)) if (isObject(each)) visitLists(each, depth + 1)
    } else if (isObject(value)) visitLists(value, depth + 1)
  }
  const visitLists = (value: JsonObject, depth: number) => {
    for (const [key, each] of Object.entries(value))
      if (typeof each === 'object' && each !== null) visit(each, key, depth)
  }
  visit(document, '', 0)
  return tables
}
