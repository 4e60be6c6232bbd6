export const PICTURE_TYPES = 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif'

/** The bytes of a file as base64. */
export async function contentOf(file: File): Promise<string> {
  let text = ''
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte)
  return btoa(text)
}
