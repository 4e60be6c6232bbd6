/** The number on the cart: above nine only that there are more (spec 2 section 9). */
export const cartCount = (count: number): string => (count > 9 ? '9+' : String(count))
