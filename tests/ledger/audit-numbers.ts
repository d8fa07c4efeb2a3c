import type { Database } from '#server/platform/db/database.ts'

/** Checks that the document numbers of the whole database have no gaps and no duplicates. */
export async function checkNumbers(db: Database): Promise<readonly string[]> {
  const documents = await db.selectFrom('tax_documents').select('number').execute()
  const series = await db.selectFrom('document_series').selectAll().execute()
  const numbers = Map.groupBy(documents, ({ number }) => number.slice(0, number.lastIndexOf('-')))
  return series.flatMap(({ series: name, next_number }) => {
    const given = (numbers.get(name) ?? []).map(({ number }) => Number(number.slice(name.length + 1)))
    const isWhole =
      new Set(given).size === given.length && given.length === next_number - 1 && !given.includes(next_number)
    return isWhole ? [] : [`series ${name} has ${given.length} numbers, the next is ${next_number}`]
  })
}
