export const staffProblems = {
  'admin-staff.switched-off': 403,
  'admin-staff.email-taken': 409,
  'admin-staff.more-than-own': 403,
  'admin-staff.more-for-oneself': 403,
  'admin-staff.last-manager': 409,
  'admin-staff.oneself': 409,
  'admin-staff.stale': 409,
  'admin-staff.still-invited': 409,
  'admin-staff.not-invited': 409,
  'admin-staff.is-off': 409,
  'admin-staff.is-on': 409,
  'admin-staff.role-in-use': 409,
  'admin-staff.role-name-taken': 409,
  'admin-staff.too-many-roles': 409,
  'admin-staff.built-in': 409,
  'admin-staff.may-more': 403,
  'admin-staff.not-joined': 409,
  'admin-staff.same-address': 422,
  'admin-staff.address-link-ended': 422,
  'admin-staff.own-factor': 409,
  'admin-staff.no-factor': 409,
  'admin-staff.invitation-used': 422,
  'admin-staff.invitation-ended': 422,
  'admin-staff.invitation-withdrawn': 422,
  'admin-staff.invitation-replaced': 422,
} as const
export type StaffProblems = typeof staffProblems

declare module '../../shared/problem.ts' {
  interface ProblemCodes extends StaffProblems {}
}
