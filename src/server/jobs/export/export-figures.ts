import { addDays } from '#domain/time.ts'
import { figuresSource } from '#server/figures/figures-source.ts'
import type { Services } from '#server/services.ts'
import { figuresOf, movementsOf } from './export-files.ts'
import { putFile } from './put-file.ts'

/**
 * Writes the figures and the movements of money as CSV, one file of each for a month. The months of the last weeks are
 * written anew each night: providers report fees and refunds later. Returns the names of the files.
 */
export async function exportFigures(services: Pick<Services, 'db' | 'config' | 'now'>): Promise<readonly string[]> {
  const { config, now } = services
  const { exported } = config.outgoing
  if (exported === null) return []
  const source = figuresSource(services)
  const yesterday = addDays(now().toISOString().slice(0, 10), -1)
  const days = Array.from({ length: exported.days }, (_, back) => addDays(yesterday, -back))
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].sort()
  const names: string[] = []
  for (const month of months) {
    const files = [
      { name: `figures-${month}.csv`, text: await figuresOf(source, month, yesterday) },
      { name: `movements-${month}.csv`, text: await movementsOf(source, month) },
    ]
    for (const { name, text } of files) {
      await putFile(exported, { name, content: Buffer.from(text, 'utf8'), at: new Date() })
      names.push(name)
    }
  }
  return names
}
