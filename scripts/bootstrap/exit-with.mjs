/**
 * Ends the command with sentences that say what to do.
 * @param {readonly string[]} sentences
 * @returns {never}
 */
export function exitWith(...sentences) {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}
