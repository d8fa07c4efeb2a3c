export type ExperimentDefinition = {
  readonly key: string
  readonly title: string
  /** What the experiment is meant to find out. */
  readonly question: string
  /** The first is the control: the page without the experiment. */
  readonly variants: readonly { readonly name: string; readonly about: string }[]
  /** Path, below the base path, of the page whose document differs. */
  readonly page: string
  /** The step at which a visitor sees the difference. Other visitors are not counted. */
  readonly step: string
}

/**
 * All experiments that can be run. A variant is an attribute of the document, `data-variants="<key>.<variant>"`, which
 * the server adds before it sends the first byte and style sheets act on: the scripts are the same for everyone, and
 * nothing flickers.
 */
export const experiments = [
  {
    key: 'home-picture',
    title: 'Picture of the first page',
    question: 'Do more visitors continue if the first page begins with the question instead of the picture?',
    variants: [
      { name: 'with', about: 'The page as it is' },
      { name: 'without', about: 'No picture: the title and the choice move up' },
    ],
    page: '/',
    step: 'home',
  },
] as const satisfies readonly ExperimentDefinition[]

/** The definition for a key; undefined if the code has none. */
export const experimentOf = (key: string): ExperimentDefinition | undefined =>
  experiments.find((experiment) => experiment.key === key)
