import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** The minified file: it is loaded again into each document. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Passing elements are not described, which saves most of the work. */
const described: RunOptions = { resultTypes: ['violations'] }

const everyRule: RunOptions = {
  ...described,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}

/** The rules about colours: nothing else differs between the themes. */
const rulesOfColours: RunOptions = {
  ...described,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

type AxeWindow = { axe?: typeof axe }

type Looks = {
  readonly asShown: readonly Result[]
  readonly other: 'light' | 'dark'
  readonly inOther: readonly Result[]
}

/**
 * What axe finds on the page in its current state, one line each: rule, element and reason. Every rule in the active
 * theme, and the rules about colours in the other theme too.
 */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  let looks = await lookInBothThemes(page)
  if (looks === null) {
    await page.evaluate(axeSource)
    looks = await lookInBothThemes(page)
  }
  if (looks === null) throw new Error('axe is not on the page.')
  const { asShown, other, inOther } = looks
  return [...linesOf(asShown), ...linesOf(inOther).map((line) => `${other} theme: ${line}`)]
}

const linesOf = (violations: readonly Result[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  )

/** Runs axe, switches to the other theme as the app does, runs the rules about colours, and switches back. */
const lookInBothThemes = (page: Page): Promise<Looks | null> =>
  page.evaluate(
    async ({ everyRule, rulesOfColours }): Promise<Looks | null> => {
      const { axe } = window as unknown as AxeWindow
      if (axe === undefined) return null
      const { dataset } = document.documentElement
      const isDark = () => dataset['theme'] === 'dark'
      const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      const switchTheme = () => {
        if (isDark()) delete dataset['theme']
        else dataset['theme'] = 'dark'
        // The end of one transition may start another, if a colour is inherited.
        for (let under = transitions(); under.length > 0; under = transitions()) for (const each of under) each.finish()
      }
      const asShown = (await axe.run(everyRule)).violations
      switchTheme()
      const other = isDark() ? 'dark' : 'light'
      const inOther = (await axe.run(rulesOfColours)).violations
      switchTheme()
      return { asShown, other, inOther }
    },
    { everyRule, rulesOfColours },
  )
