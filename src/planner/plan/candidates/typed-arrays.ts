/** Reads an element whose index is known to be in range. `?? 0` only satisfies the compiler; V8 optimises it away. */
export const at = (table: { readonly [index: number]: number }, index: number): number => table[index] ?? 0

/** The same, each for one type of array, which is twice as fast in long loops. */
export const floatAt = (table: Float64Array, index: number): number => table[index] ?? 0
export const intAt = (table: Int32Array, index: number): number => table[index] ?? 0
export const shortAt = (table: Uint16Array, index: number): number => table[index] ?? 0
export const byteAt = (table: Uint8Array, index: number): number => table[index] ?? 0
