/** The encoding of a text by its first bytes: a byte order mark, or the zero bytes of 16-bit characters. */
export function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const pairs = Math.floor(head.length / 2)
  let [even, odd] = [0, 0]
  for (let index = 0; index < pairs; index += 1) {
    if (head[2 * index] === 0) even += 1
    if (head[2 * index + 1] === 0) odd += 1
  }
  // Most characters of a table are digits and separators.
  if (odd > pairs / 2 && even < pairs / 8) return 'utf-16le'
  return even > pairs / 2 && odd < pairs / 8 ? 'utf-16be' : 'utf-8'
}

/** Whether bytes are no text: control characters other than line ends and tabs. */
export function isBinary(head: Uint8Array): boolean {
  if (encodingOf(head) !== 'utf-8') return false
  return head.some((byte) => byte < 9 || (byte > 13 && byte < 27))
}

/** Decodes a text. What is not valid UTF-8 is taken for the encoding of old Windows programs. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes.subarray(0, 4096))
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
