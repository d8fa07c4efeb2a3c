import { problems } from '#domain/problems.ts'

const codes: ReadonlySet<string> = new Set(Object.keys(problems))

/** Ids of Stripe, such as `ch_3Mx`, by which an operator finds a thing there. */
const PROVIDER_ID = /^[a-z]{2,4}_(?=.*\d)[A-Za-z0-9]+$/

/** A stored word: `past_due`, the key of a plan such as `1-MONTH`, the code of a refusal. Settings such as WEBHOOK_URL are meant as codes. */
const storedWords = (text: string): readonly string[] => [
  ...(text.match(/(?<![\w./@-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w./@=-])/g) ?? []).filter(
    (word) => !PROVIDER_ID.test(word),
  ),
  ...(text.match(/\b\d+-(?:WEEK|MONTH)\b/g) ?? []),
  ...(text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []).filter((word) => codes.has(word)),
]

/** What operators type as it is: names of settings, commands, ids, what an address has to say. */
const MEANT = 'code, pre, kbd, textarea, script, style'

function textsOf(node: Node): readonly string[] {
  if (node instanceof Element && node.matches(MEANT)) return []
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
  return [...node.childNodes].flatMap(textsOf)
}

/** The columns of amounts of money: a whole number there would be cents. */
const OF_MONEY = /amount|revenue|\bpaid\b|price|\bcost\b|spent|kept/i

function centsIn(table: HTMLTableElement): readonly string[] {
  const titles = [...table.querySelectorAll('thead th')].map((cell) => cell.textContent ?? '')
  return [...table.querySelectorAll('tbody tr')].flatMap((row) =>
    [...row.children].flatMap((cell, place) => {
      const text = (cell.textContent ?? '').trim()
      return OF_MONEY.test(titles[place] ?? '') && /^-?\d{3,}$/.test(text) ? [`${titles[place]}: ${text}`] : []
    }),
  )
}

/** Words of the database, and amounts in cents, that a page of the console shows. */
export const rawWordsIn = (page: HTMLElement): readonly string[] => [
  ...new Set([...textsOf(page).flatMap(storedWords), ...[...page.querySelectorAll('table')].flatMap(centsIn)]),
]
