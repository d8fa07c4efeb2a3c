export type ExperimentDefinition = {
  readonly key: string
  readonly title: string
  /** What is to be found out. */
  readonly question: string
  /** The first is the control: the page as it is without the experiment. */
  readonly variants: readonly { readonly name: string; readonly about: string }[]
  /** The address, below the base path, of the page whose document differs. */
  readonly page: string
  /** The step at which a visitor sees the difference. Other visitors are not counted. */
  readonly step: string
}

/**
 * Everything that can be tried. A variant is a mark on the document, `data-variants="<key>.<variant>"`, which the server
 * puts in before the first byte and styles act on: the scripts are the same for everyone, and nothing flickers.
 */
export const experiments = [
  {
    key: 'home-picture',
    title: 'Picture of the first page',
    question: 'Do more go on when the first page begins with the question instead of the picture?',
    variants: [
      { name: 'with', about: 'The page as it is' },
      { name: 'without', about: 'No picture: title and choice stand higher' },
    ],
    page: '/',
    step: 'home',
  },
] as const satisfies readonly ExperimentDefinition[]

/** The definition of a key; undefined where the code has none. */
export const experimentOf = (key: string): ExperimentDefinition | undefined =>
  experiments.find((experiment) => experiment.key === key)
