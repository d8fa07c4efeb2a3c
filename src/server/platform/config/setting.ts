/** The environment does not allow a start; `message` names every reason, one sentence a line. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused'
}
