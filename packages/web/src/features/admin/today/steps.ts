/** How far a home comes: begun, with a result, with an application. */
export const STEPS = ['homes', 'assessed', 'applied'] as const
