import { AddressScreen } from '../features/admin/address-screen.tsx'
import { admitToConsole, admitToGate, readSecurity } from '../features/admin/console-state.ts'
import { Frame } from '../features/admin/frame/frame.tsx'
import { SectionPages } from '../features/admin/frame/section-pages.tsx'
import { InvitationScreen } from '../features/admin/invitation-screen.tsx'
import { PasswordScreen } from '../features/admin/password-screen.tsx'
import { SecurityScreen } from '../features/admin/security-screen.tsx'
import { SignInScreen } from '../features/admin/sign-in-screen.tsx'
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
