/** Hands a file to the browser as if a link to it had been followed. */
export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then; some begin a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
