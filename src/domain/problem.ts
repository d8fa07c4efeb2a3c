import { type ProblemCode, problems } from './problems.ts'

/** A refusal that may be shown to the user; thrown inside, translated into a reply once at the edge. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** The field that the refusal is about, as a dotted path such as `hero.goalWeight`. */
  readonly field: string | undefined

  constructor(code: ProblemCode, field?: string) {
    super(problems[code].say)
    this.name = 'Problem'
    this.code = code
    this.field = field
  }
}
