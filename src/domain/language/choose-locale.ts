/** The parts of the English-speaking world that write as the United States do; the others write more like Britain. */
const americanEnglish: ReadonlySet<string> = new Set(['us', 'ca', 'ph', 'lr', 'pr', 'xa', 'xb'])

/** The offered language that serves a wanted one best: itself, its nearest relative, or null. */
function servedBy(wanted: string, offered: readonly string[]): string | null {
  const tag = wanted.toLowerCase()
  const same = offered.find((one) => one.toLowerCase() === tag)
  if (same !== undefined) return same
  const [language = '', ...rest] = tag.split('-')
  const relatives = offered.filter((one) => one.toLowerCase().split('-')[0] === language)
  const region = rest.find((part) => part.length === 2)
  if (language !== 'en' || region === undefined || americanEnglish.has(region)) return relatives[0] ?? null
  return relatives.find((one) => one === 'en-GB') ?? relatives[0] ?? null
}

/** The languages of an Accept-Language header, most wanted first (RFC 9110, 12.5.4). */
function wantedIn(header: string): readonly string[] {
  return header
    .split(',')
    .slice(0, 20)
    .map((item) => {
      const [tag = '', ...parameters] = item.split(';').map((part) => part.trim())
      const weight = parameters.find((part) => part.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

type Wishes = {
  /** What was chosen by hand; something that is not offered counts as no choice. */
  readonly chosen: string | null
  /** The header Accept-Language. */
  readonly accepted: string | undefined
}

/** The language of a page: the chosen one, else the browser's, else the first that is offered. */
export function chooseLocale({ chosen, accepted }: Wishes, offered: readonly [string, ...string[]]): string {
  if (chosen !== null && offered.includes(chosen)) return chosen
  for (const wanted of wantedIn(accepted ?? '')) {
    const served = servedBy(wanted, offered)
    if (served !== null) return served
  }
  return offered[0]
}
