export const sharedProblems = {
  'shared.malformed': 400,
  'shared.no-session': 401,
  'shared.not-allowed': 403,
  'shared.csrf': 403,
  'shared.not-found': 404,
  'shared.conflict': 409,
  'shared.too-big': 413,
  'shared.wrong-type': 415,
  'shared.invalid-form': 422,
  'shared.too-many': 429,
  'shared.unexpected': 500,
  'shared.unavailable': 503,
} as const
