import { dayCell } from './day-cell.ts'
import { namesWeight } from './heading.ts'
import { type MassUnit, massCell, massUnitOf } from './mass-cell.ts'
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

/** What the objects of a list are about: by the name of the list, or by that of the object it is in, with its unit. */
type Subject = { readonly name: string; readonly unit: MassUnit | null }

const subjectKeys = ['name', 'type', 'metric', 'dataType', 'identifier'] as const

/** What an object says of the lists in it: {"name": "weight_body_mass", "units": "kg", "data": [...]}. */
function toldSubject(value: JsonObject): Subject | null {
  const name = subjectKeys.map((key) => value[key]).find((told) => typeof told === 'string' && namesWeight(told))
  if (name === undefined) return null
  return { name: String(name), unit: massUnitOf(String(value['units'] ?? value['unit'] ?? '')) }
}

/** An object whose keys are days, with a number for each: {"2026-11-20": 84.1}. */
function dayTable(value: JsonObject, name: string): Table | null {
  const entries = Object.entries(value).slice(0, MOST_ROWS)
  const isList = entries.every(([key, each]) => dayCell(key) !== null && massCell(String(each)) !== null)
  if (entries.length === 0 || !isList) return null
  const rows = entries.map(([key, each], index): Row => ({ line: index + 1, cells: [key, String(each)] }))
  return { headings: ['date', name], rows, unit: null, isUtc: false, unclear: [] }
}

function listTable(list: readonly unknown[], subject: Subject): Table {
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
  const isWeight = namesWeight(subject.name)
  // In a list called "weight", the value is one.
  const headings = [...columns.keys()].map((path) =>
    isWeight ? path.replace(/^(?:value|amount|qty|quantity)\b/i, 'weight') : path,
  )
  return { headings, rows, unit: subject.unit, isUtc: false, unclear: [] }
}

/** The lists of objects in a document, each as a table; the numbers of lines count within a list. */
export function jsonTables(document: unknown): readonly Table[] {
  const tables: Table[] = []
  const visit = (value: unknown, subject: Subject, depth: number): void => {
    if (depth > DEEPEST) return
    if (Array.isArray(value)) {
      const hasPoints = value.some((each) => isObject(each) && 'dataTypeName' in each)
      if (hasPoints) tables.push(googlePoints(value))
      else if (value.some((each) => isObject(each) && Object.values(each).some((cell) => !Array.isArray(cell)))) {
        tables.push(listTable(value, subject))
      }
      // A list of lists, or of objects that hold the lists that matter.
      for (const [index, each] of value.entries()) {
        if (isObject(each) && (index < LIST_WITHIN || toldSubject(each) !== null)) visitLists(each, depth + 1)
      }
    } else if (isObject(value)) {
      const byDay = dayTable(value, subject.name)
      if (byDay === null) visitLists(value, depth + 1)
      else tables.push(byDay)
    }
  }
  const visitLists = (value: JsonObject, depth: number) => {
    const told = toldSubject(value)
    for (const [key, each] of Object.entries(value))
      if (typeof each === 'object' && each !== null) visit(each, told ?? { name: key, unit: null }, depth)
  }
  visit(document, { name: '', unit: null }, 0)
  return tables
}
