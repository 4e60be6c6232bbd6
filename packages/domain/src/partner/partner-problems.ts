export const partnerProblems = {
  'partner.unknown-host': 404,
  'partner.invalid-configuration': 422,
} as const
