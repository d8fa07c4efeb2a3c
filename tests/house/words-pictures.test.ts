import { expect, test } from 'vitest'
import { readPo } from '../../scripts/build/languages/po.ts'
import { picturesOfMessages } from '../../tools/words/pictures.ts'
import { exported, messagesToTranslate } from '../../tools/words/translation-file.ts'

const source = messagesToTranslate()
const picturesOf = picturesOfMessages()

test.each([
  ['web/funnel/question-words:questionWords.current-body.title', ['current-body']],
  ['web/words/option-words:optionWords.body.SLIM', ['current-body']],
  ['web/funnel/home/home-below-words:homeBelowWords.rare.cancel', ['home']],
  ['web/member/list/list-words:listWords.hideTicked', ['plan-list']],
  ['web/subscription/data/subscription-words:cancelWords.done.title', ['/v3/subscription']],
  ['server/email/words/account-words:signInWords.openForecast', ['email forecast']],
])('%s is seen where its page is', (key, places) => {
  expect(source.has(key)).toBe(true)
  expect(picturesOf(key)).toEqual(places)
})

test('nearly every message of the pages and emails says where it is seen', () => {
  const shown = [...source.keys()].filter((key) => /^(?:web|server\/email)\//.test(key))
  const nowhere = shown.filter((key) => picturesOf(key).length === 0)
  expect(nowhere.length / shown.length).toBeLessThan(0.02)
})

test('a translator reads up to three places of a message, or that it is on many pages', () => {
  const some = new Map([...source].filter((_, at) => at % 50 === 0))
  const notesOf = (places: readonly string[]) =>
    new Set(
      readPo(exported('fr', some, [], () => places)).entries.map(({ notes }) =>
        notes.find((note) => note.startsWith('Seen')),
      ),
    )
  expect(notesOf([])).toEqual(new Set([undefined]))
  expect(notesOf(['home', 'plan-list'])).toEqual(new Set(['Seen on: home, plan-list']))
  expect(notesOf(['a', 'b', 'c', 'd', 'e'])).toEqual(new Set(['Seen on: a, b, c and 2 more']))
  expect(notesOf(Array.from({ length: 40 }, (_, at) => `page ${at}`))).toEqual(new Set(['Seen on many pages.']))
})
