export const partnerProblems = {
  'partner.unknown-host': 404,
  'partner.invalid-configuration': 422,
  'partner.draft-behind': 409,
  'partner.no-draft': 409,
  'partner.already-scheduled': 409,
  'partner.time-has-passed': 422,
  'partner.no-configuration': 422,
  'partner.other-partners-file': 422,
  'partner.file-pictures': 422,
  'partner.file-picture-bytes': 422,
  'partner.file-programs': 422,
  'partner.file-incentives': 422,
  'partner.file-bad-picture': 422,
  'partner.file-bad-content': 422,
  'partner.file-needs-programs': 403,
  'partner.no-picture': 422,
  'partner.picture-too-big': 422,
  'partner.preview-ended': 403,
  'partner.preview-reads-only': 403,
  'partner.nobody-assessed': 409,
  'partner.texts-changed': 409,
  'partner.many-words': 409,
  'partner.texts-need-programs': 403,
  'partner.xliff-unreadable': 422,
  'partner.xliff-too-many': 422,
  'partner.xliff-other-languages': 422,
  'admin-site.operators-only': 403,
} as const
type PartnerProblems = typeof partnerProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends PartnerProblems {}
}
