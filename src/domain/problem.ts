import { type ProblemCode, problems } from './problems.ts'

/** A refusal that may be shown to the user; thrown inside, translated into a reply once at the edge. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** The field that the refusal is about, as a dotted path such as `hero.goalWeight`. */
  readonly field: string | undefined

  /** @param who whom the sentence is about, in place of its `{who}` */
  constructor(code: ProblemCode, field?: string, who = '') {
    super(problems[code].say.replace('{who}', () => who))
    this.name = 'Problem'
    this.code = code
    this.field = field
  }
}
