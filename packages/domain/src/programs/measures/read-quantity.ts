/** How many the list of measures asks for: what is no whole number above zero is none (spec 2 section 4). */
export function readQuantity(typed: string | number | null): number {
  const text = String(typed ?? '').trim()
  return /^\d{1,7}$/.test(text) ? Number(text) : 0
}
