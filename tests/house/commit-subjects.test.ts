import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './project-files.ts'

/** A longer subject is cut off where commits are listed. */
const LONGEST = 72

/** Earlier subjects were whole sentences of any length. */
const SINCE = Date.UTC(2026, 10, 26, 18, 45) / 1000

/** The subjects in a log of `<time of the author, s> <subject>` lines that are too long. */
const tooLong = (log: string): readonly string[] =>
  log.split('\n').flatMap((line) => {
    const [, time, subject = ''] = /^(\d+) (.*)$/.exec(line) ?? []
    return Number(time) >= SINCE && subject.length > LONGEST ? [subject] : []
  })

test('a subject may have 72 characters', () => {
  const log = [`${SINCE} ${'a'.repeat(72)}`, `${SINCE} ${'b'.repeat(73)}`, `${SINCE - 1} ${'c'.repeat(73)}`, '']
  expect(tooLong(log.join('\n'))).toEqual(['b'.repeat(73)])
})

// A shallow clone has the last commits only, and an exported tree none.
test('no commit of this checkout has a longer subject', () => {
  const { stdout } = spawnSync('git', ['log', '--no-merges', '--format=%at %s'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  expect(tooLong(stdout ?? '')).toEqual([])
})
