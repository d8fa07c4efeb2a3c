import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Elements that pass need not be described: that is most of the work. */
const described: RunOptions = { resultTypes: ['violations'] }

const everyRule: RunOptions = {
  ...described,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}

/** The rules that look at colours: nothing else differs between the themes. */
const rulesOfColours: RunOptions = {
  ...described,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

type AxeWindow = { axe?: typeof axe }

/**
 * What axe finds on the page as it stands, a line each: rule, element and reason. Every rule in the theme that is on,
 * those of colours in the other theme as well.
 */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => (window as unknown as AxeWindow).axe !== undefined)
  if (!isThere) await page.evaluate(axe.source)
  const found = await runAxe(page, everyRule)
  const other = await switchTheme(page)
  const inOther = await runAxe(page, rulesOfColours)
  await switchTheme(page)
  return [...found, ...inOther.map((line) => `${other} theme: ${line}`)]
}

async function runAxe(page: Page, options: RunOptions): Promise<readonly string[]> {
  const results = await page.evaluate(
    (run): Promise<AxeResults> | undefined => (window as unknown as AxeWindow).axe?.run(run),
    options,
  )
  if (results === undefined) throw new Error('axe is not on the page.')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  )
}

/** Shows the page in the other theme, as the app does, and waits until no colour is on its way. */
const switchTheme = (page: Page): Promise<'light' | 'dark'> =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement
    const isDark = dataset['theme'] === 'dark'
    if (isDark) delete dataset['theme']
    else dataset['theme'] = 'dark'
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    return isDark ? 'light' : 'dark'
  })
