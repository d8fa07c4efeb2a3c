/** Downloads a file, as if the user had followed a download link to it. */
export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read the file only a moment after the click; after a minute all of them have.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
