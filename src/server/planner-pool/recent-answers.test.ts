import { expect, test } from 'vitest'
import { recentAnswers } from './recent-answers.ts'

const counter = () => {
  const asked: string[] = []
  return { asked, find: (key: string) => async () => `${key}${asked.push(key)}` }
}

test('finds out once what is asked twice, also at the same time', async () => {
  const { asked, find } = counter()
  const answers = recentAnswers<string>(2)
  expect(await Promise.all([answers('a', find('a')), answers('a', find('a'))])).toEqual(['a1', 'a1'])
  expect(await answers('a', find('a'))).toBe('a1')
  expect(asked).toEqual(['a'])
})

test('forgets what was not asked for the longest', async () => {
  const { asked, find } = counter()
  const answers = recentAnswers<string>(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await answers(key, find(key))
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('keeps no failure, and nothing that is not worth it', async () => {
  const answers = recentAnswers<string>(2, (answer) => answer !== 'nothing')
  await expect(answers('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await answers('a', async () => 'nothing')).toBe('nothing')
  expect(await answers('a', async () => 'something')).toBe('something')
  expect(await answers('a', async () => 'else')).toBe('something')
})
