/** A backup cannot be made or restored; `message` says why, as a sentence for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
