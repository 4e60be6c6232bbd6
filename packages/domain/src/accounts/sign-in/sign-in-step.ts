export type SignInStep = 'done' | 'second-factor' | 'set-up'

type Standing = {
  readonly hasFactor: boolean
  /** Whether this person may not go without one here. */
  readonly needsFactor: boolean
  /** Whether it was shown in this session. */
  readonly isShown: boolean
}

/** What staff still owe after the password. Checked at each request: a factor set up elsewhere counts at once. */
export function signInStep({ hasFactor, needsFactor, isShown }: Standing): SignInStep {
  if (hasFactor) return isShown ? 'done' : 'second-factor'
  return needsFactor ? 'set-up' : 'done'
}

type StaffKind =
  | { readonly kind: 'admin' }
  | { readonly kind: 'operator'; readonly admin: { readonly is_demo: boolean } }

/** An operator opens every partner, so only the one of the demo goes without; an admin where the partner allows it. */
export function needsFactor(
  staff: StaffKind,
  { staffSecondFactor }: { staffSecondFactor: boolean },
): boolean {
  return staffSecondFactor || (staff.kind === 'operator' && !staff.admin.is_demo)
}
