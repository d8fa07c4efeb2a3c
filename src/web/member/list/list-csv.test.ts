import { expect, test } from 'vitest'
import { exampleList } from './list.example.ts'
import { listCsv } from './list-csv.ts'
import { shownList } from './shown-list.ts'

const rowsOf = (own: NonNullable<(typeof exampleList)['own']>) =>
  listCsv(shownList({ ...exampleList, own }, [])).split('\r\n')

test('every line is a row with its aisle, what to buy, what is needed and whether it is ticked', () => {
  const rows = rowsOf([])
  const lines = exampleList.aisles.flatMap((aisle) => aisle.lines)
  expect(rows).toHaveLength(lines.length + 2)
  expect(rows[0]).toBe('Aisle,Food,Buy,Needed,Ticked')
  expect(rows).toContain('Fruit and vegetables,Bananas,6,720\u202fg,no')
  expect(rows).toContain('Probably at home,Olive oil,,75\u202fml,no')
})

test('lines of their own are rows too, and none of them is a formula to a spreadsheet', () => {
  const rows = rowsOf([{ id: '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a51', text: '=1+1, please', ticked: true }])
  expect(rows).toContain(`Also buy,"'=1+1, please",,,yes`)
})
