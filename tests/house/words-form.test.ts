import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from '../../scripts/build/languages/read-messages.ts'
import { wordsFileName } from '../../scripts/build/languages/words-files.ts'
import { root } from './project-files.ts'

/**
 * Words files that still contain logic, and how many places of it. A translator cannot hold them; the number of a file
 * only falls, and a new file has none. What is wanted instead: only texts, templates of named values, `plural` of
 * `#domain/language/plural.ts`, and objects and lists of them; everything that decides or computes beside the file.
 */
const logicLeft: Readonly<Record<string, number>> = {
  'src/domain/problems.ts': 1,
  'src/web/funnel/home/home-words.ts': 1,
  'src/web/funnel/info/info-words.ts': 13,
  'src/web/funnel/info/statistics-words.ts': 2,
  'src/web/member/add-food/add-food-words.ts': 2,
  'src/web/member/add-food/photo/photo-words.ts': 3,
  'src/web/member/cooking/cooking-words.ts': 3,
  'src/web/member/diary/diary-words.ts': 1,
  'src/web/member/label-reader/label-words.ts': 1,
  'src/web/member/list/list-words.ts': 2,
  'src/web/member/pack/pack-words.ts': 6,
  'src/web/member/recipe/recipe-words.ts': 3,
  'src/web/member/review/pace-words.ts': 8,
  'src/web/member/review/plateau-words.ts': 1,
  'src/web/member/review/review-words.ts': 19,
  'src/web/member/review/told-words.ts': 2,
  'src/web/member/settings/keys-words.ts': 5,
  'src/web/member/settings/settings-words.ts': 11,
  'src/web/member/today/today-words.ts': 9,
  'src/web/member/week/leftover-words.ts': 1,
  'src/web/member/week/week-words.ts': 1,
  'src/web/member/weight-file/weight-file-words.ts': 17,
  'src/web/member/weight/doubted-run-words.ts': 5,
  'src/web/member/weight/learnt-words.ts': 9,
  'src/web/member/weight/life-event-words.ts': 2,
  'src/web/member/weight/standing-words.ts': 2,
  'src/web/member/weight/weight-words.ts': 5,
  'src/web/pay/complete/complete-words.ts': 1,
  'src/web/pay/coupon/coupon-words.ts': 1,
  'src/web/pay/plans/plan-words.ts': 1,
  'src/web/prediction/prediction-words.ts': 21,
  'src/web/prediction/reach-words.ts': 2,
  'src/web/prediction/share-words.ts': 2,
  'src/web/prediction/steady-words.ts': 6,
  'src/web/subscription/data/plan-change-words.ts': 4,
  'src/web/subscription/data/price-change-words.ts': 4,
  'src/web/subscription/data/subscription-words.ts': 8,
  'src/web/words/option-words.ts': 1,
}

const files = globSync('src/{domain,web}/**/*.ts', { cwd: root })
  .toSorted()
  .filter((file) => wordsFileName(file) !== null)

test.each(files)('%s holds words only', (file) => {
  const { logic } = readMessages(file, readFileSync(join(root, file), 'utf8'))
  const places = logic.map(({ line, what }) => `${file}:${line}: ${what}`)
  // Fewer than listed: write the new number down, so that it cannot rise again.
  expect(places.length, places.join('\n')).toBe(logicLeft[file] ?? 0)
})
