/** A file as it comes, in pieces of any size. */
export async function* piecesOf(file: string | Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
