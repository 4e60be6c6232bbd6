/** Where the calls of the family stand (spec 2 section 7). */
export const FAMILY = '/api/v1/fulfill-integrate'
