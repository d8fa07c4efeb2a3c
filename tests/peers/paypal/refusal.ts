/** An error reply of PayPal: the error's name, and the issue within it. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, name: string, issue: string | null = null) {
    super(`${status} ${name} ${issue ?? ''}`)
    this.status = status
    this.body = {
      name,
      message: 'The request could not be carried out.',
      debug_id: 'b1d1f06c7246c',
      ...(issue === null ? {} : { details: [{ issue, description: 'See the issue.' }] }),
    }
  }
}

export const missing = (): Refusal => new Refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
export const unprocessable = (issue: string): Refusal => new Refusal(422, 'UNPROCESSABLE_ENTITY', issue)
export const invalid = (issue: string): Refusal => new Refusal(400, 'INVALID_REQUEST', issue)
