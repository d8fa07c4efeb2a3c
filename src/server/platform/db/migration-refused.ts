/** The migrations cannot be applied to this database; `message` says why, in a sentence for the operator. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}
