/**
 * What a built script or style uses that Chrome 109, Firefox 115 or Safari 15.6 lacks, with nothing beside it that stands
 * in. The bundler lowers syntax; functions and what a style says are checked here, in what it has written.
 */
type Rule = {
  readonly says: string
  readonly uses: RegExp
  /** How a file says that it detects the feature itself. */
  readonly unless?: RegExp
}

/** A function that must be detected by its name before it is called. */
const call = (of: string, name: string): Rule => ({
  says: `${of}.${name}`,
  uses: new RegExp(`\\b${of}\\.${name}\\(`),
  unless: new RegExp(`["'\`]${name}["'\`] ?in ${of}|typeof ${of}\\.${name}`),
})

const scriptRules: readonly Rule[] = [
  call('Object', 'groupBy'),
  call('Map', 'groupBy'),
  call('Promise', 'withResolvers'),
  call('Promise', 'try'),
  call('Array', 'fromAsync'),
  call('AbortSignal', 'any'),
  call('AbortSignal', 'timeout'),
  call('URL', 'canParse'),
  call('URL', 'parse'),
  call('RegExp', 'escape'),
  call('Math', 'sumPrecise'),
  call('Iterator', 'from'),
  call('Uint8Array', 'fromBase64'),
  {
    says: 'Intl.Segmenter',
    uses: /\bIntl\.Segmenter\(/,
    unless: /["'`]Segmenter["'`] ?in Intl|Intl\.Segmenter ?[=!]==?|typeof Intl\.Segmenter/,
  },
  { says: 'Intl.DurationFormat', uses: /\bIntl\.DurationFormat\(/, unless: /["'`]DurationFormat["'`] ?in Intl/ },
  {
    says: 'a method of arrays or strings of 2023',
    uses: /\.(?:toSpliced|isWellFormed|toWellFormed|transferToFixedLength)\(/,
  },
  {
    says: 'requestIdleCallback',
    uses: /\brequestIdleCallback\(/,
    unless: /["'`]requestIdleCallback["'`] ?in |typeof requestIdleCallback/,
  },
  // The reader of labels needs a canvas in a worker, which came to Safari later, and asks for it.
  { says: 'a look behind in a regular expression', uses: /\(\?<[=!]/, unless: /new OffscreenCanvas\(/ },
  {
    says: 'sets in a regular expression',
    uses: /[(,=:[!&|?{};]\/(?![*/])(?:\\.|[^/\\\n])+\/[dgimsuy]*v[dgimsuy]*[^\w/]/,
  },
]

/** Whether a declaration before it in its block gives the same property, or the file asks whether the feature is there. */
function hasFallback(css: string, at: number, property: string, feature: RegExp): boolean {
  const block = css.slice(css.lastIndexOf('{', at) + 1, at)
  return block.split(';').some((line) => line.trim().startsWith(`${property}:`)) || feature.test(css)
}

type Value = { readonly name: string; readonly uses: RegExp; readonly asked: RegExp }
/** Values that an older browser drops with their declaration. */
const values: readonly Value[] = [
  { name: 'color-mix', uses: /([\w-]+): ?[^;{}]*\bcolor-mix\(/g, asked: /@supports[^{]*color-mix/ },
  { name: 'light-dark', uses: /([\w-]+): ?[^;{}]*\blight-dark\(/g, asked: /@supports[^{]*light-dark/ },
  {
    name: 'a unit of containers',
    uses: /([\w-]+): ?[^;{}]*?\b[\d.]+cq(?:w|h|i|b|min|max)\b/g,
    asked: /@supports[^{]*\dcq/,
  },
  { name: 'subgrid', uses: /(grid-template-(?:rows|columns)): ?subgrid\b/g, asked: /@supports[^{]*subgrid/ },
]

function stylesLack(css: string): readonly string[] {
  const found: string[] = []
  if (/@media[^{]*[<>]/.test(css)) found.push('a range in a media query')
  if (/(?:^|[{};])\s*&/.test(css)) found.push('nested rules')
  // A list of selectors with one that a browser does not know is dropped as a whole.
  for (const [, selectors = ''] of css.matchAll(/(?:^|[{};])([^{};@]+)\{/g)) {
    const outside = selectors.replaceAll(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, (part) =>
      part.startsWith(':has') ? ':has' : '',
    )
    if (outside.includes(',') && outside.includes(':has'))
      found.push(`:has in a list of selectors, ${selectors.trim()}`)
  }
  for (const { name, uses, asked } of values)
    for (const use of css.matchAll(uses))
      if (!hasFallback(css, use.index, use[1] ?? '', asked)) found.push(`${name} without another ${use[1]}`)
  return found
}

const scriptsLack = (script: string): readonly string[] =>
  scriptRules.filter(({ uses, unless }) => uses.test(script) && unless?.test(script) !== true).map(({ says }) => says)

/** What a file uses that a promised browser lacks, as lines with its name. */
export const lackingIn = (name: string, text: string): readonly string[] =>
  (name.endsWith('.css') ? stylesLack(text) : name.endsWith('.js') ? scriptsLack(text) : []).map(
    (says) => `${name}: ${says}`,
  )
