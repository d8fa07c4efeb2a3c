/**
 * Ends the command with a sentence that says what to do.
 * @param {readonly string[]} sentences
 * @returns {never}
 */
export function exitWith(...sentences) {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}
