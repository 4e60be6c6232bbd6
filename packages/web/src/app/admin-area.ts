import { Frame } from '../console/app/frame.tsx'
import { SectionPages } from '../console/app/section-pages.tsx'
import { AddressScreen } from '../console/security/gate/address-screen.tsx'
import { InvitationScreen } from '../console/security/gate/invitation-screen.tsx'
import { PasswordScreen } from '../console/security/gate/password-screen.tsx'
import { SignInScreen } from '../console/security/gate/sign-in-screen.tsx'
import { SecurityScreen } from '../console/security/security-screen.tsx'
import { admitToConsole, admitToGate, readSecurity } from '../console/session/console-state.ts'
import { AdminShell } from './frame/admin-shell.tsx'

/** The console without its sections, in one piece: the portal's first load holds nothing of it but its paths. */
export const adminArea = {
  shell: { Component: AdminShell },
  // Asked once: while a list is filtered, each letter would ask who is there.
  frame: { Component: Frame, loader: admitToConsole, shouldRevalidate: () => false },
  'sign-in': { Component: SignInScreen, loader: admitToGate },
  password: { Component: PasswordScreen },
  invitation: { Component: InvitationScreen },
  email: { Component: AddressScreen },
  security: { Component: SecurityScreen, loader: readSecurity },
  '*': { Component: SectionPages },
} as const
