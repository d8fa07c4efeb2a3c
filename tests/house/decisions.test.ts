import { expect, test } from 'vitest'
import { projectFiles, readText } from './project-files.ts'

const decisions = projectFiles.filter((file) => /^docs\/decisions\/\d/.test(file))

test('every decision has the number of its file in its title, and sections for context, decision and consequences', () => {
  const forms = decisions.map((file) => {
    const text = readText(file)
    const [, number] = /^# (\d+)\. \S/.exec(text) ?? []
    const heads = [...text.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, head]) => head)
    return { file, number: number?.padStart(4, '0'), heads }
  })
  expect(decisions.length).toBeGreaterThan(50)
  expect(forms).toEqual(
    decisions.map((file) => ({
      file,
      number: /decisions\/(\d{4})-/.exec(file)?.[1],
      heads: ['Context.', 'Decision.', 'Consequences.'],
    })),
  )
})
