import { namesOf } from './meal-plates.ts'
import { useEaterNames } from './use-eater-names.ts'

type EatersNamedProps = {
  readonly eaters: readonly string[]
  /** The sentence around their names. */
  readonly say: (names: string) => string
}

/** A sentence about some of the eaters. */
export const EatersNamed = ({ eaters, say }: EatersNamedProps) => <>{say(namesOf(eaters, useEaterNames()))}</>
