/** The brands of HEIC and HEIF files, which begin with a box of the type "ftyp". */
const brands = /^(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/

/** Whether a file is a HEIC photo of a phone, which most browsers other than Safari cannot open. */
export async function isHeic(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  return text(4) === 'ftyp' && brands.test(text(8))
}
